import { isArrayOf, isCount, isRecord, isString } from '@site-packages/contracts';
import type { CompileResult } from '../model/compiled';
import { isSourceFile, type SourceFile } from '../model/demo';
import type { Flavour } from '../model/flavours';
import { isFlavour } from '../model/flavours';
import { isPing, type WorkerPing, type WorkerPlace, type WorkerPong } from '../worker-pulse';

/** One flavor of a demo to compile in the worker. */
export interface CompileRequest {
  flavour: Flavour;
  files: readonly SourceFile[];
  /** Names of the assets that the files may import. */
  assets: readonly string[];
}

/** What the page asks. */
export type CompileTask =
  | { type: 'compile'; id: number; request: CompileRequest }
  /** Preloads the flavor's compiler. */
  | { type: 'prepare'; flavour: Flavour };

export type ToWorker = CompileTask | WorkerPing;

export type CompileAnswer =
  | { type: 'compiled'; id: number; result: CompileResult }
  /** The compiler itself failed: it could not be loaded, or it threw an unexpected error. */
  | { type: 'failed'; id: number; message: string };

export type FromWorker = CompileAnswer | WorkerPlace | WorkerPong;

function isCompileRequest(value: unknown): value is CompileRequest {
  return (
    isRecord(value) &&
    isFlavour(value['flavour']) &&
    isArrayOf(value['files'], isSourceFile) &&
    isArrayOf(value['assets'], isString)
  );
}

/** A well-formed message from the page, or `undefined`. */
export function readToWorker(value: unknown): ToWorker | undefined {
  if (!isRecord(value)) return undefined;
  if (isPing(value)) return value;
  const { type, id, request, flavour } = value;
  if (type === 'compile') return isCount(id) && isCompileRequest(request) ? { type, id, request } : undefined;
  if (type === 'prepare') return isFlavour(flavour) ? { type, flavour } : undefined;
  return undefined;
}
