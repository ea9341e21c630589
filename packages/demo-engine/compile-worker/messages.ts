import { isArrayOf, isCount, isOptional, isRecord, isString } from '@site-packages/contracts';
import { isCompiledDemo, isCompiledMaps, isCompileProblem } from '../model/compiled-guards';
import type { CompileResult } from '../model/compiled';
import { isSourceFile, type SourceFile } from '../model/demo';
import type { Flavour } from '../model/flavours';
import { isFlavour } from '../model/flavours';
import { isProgramFitting } from '../model/program-fitting';
import { isPing, isPlace, isPong, type WorkerPing, type WorkerPlace, type WorkerPong } from '../worker-pulse';

/** One flavor of a demo to compile in the worker. */
export interface CompileRequest {
  flavour: Flavour;
  files: readonly SourceFile[];
  /** Names of the assets that the files may import. */
  assets: readonly string[];
}

export type ToWorker =
  | { type: 'compile'; id: number; request: CompileRequest }
  /** Preloads the flavor's compiler. */
  | { type: 'prepare'; flavour: Flavour }
  | WorkerPing;

export type FromWorker =
  | { type: 'compiled'; id: number; result: CompileResult }
  /** A newer request replaced this one while it waited. */
  | { type: 'superseded'; id: number }
  /** The compiler itself failed: it could not be loaded, or it threw an unexpected error. */
  | { type: 'failed'; id: number; message: string }
  | WorkerPlace
  | WorkerPong;

function isCompileRequest(value: unknown): value is CompileRequest {
  return (
    isRecord(value) &&
    isFlavour(value['flavour']) &&
    isArrayOf(value['files'], isSourceFile) &&
    isArrayOf(value['assets'], isString)
  );
}

function isCompileResult(value: unknown): value is CompileResult {
  if (!isRecord(value)) return false;
  if (value['ok'] === false) return isArrayOf(value['problems'], isCompileProblem);
  return (
    value['ok'] === true &&
    isCompiledDemo(value['compiled']) &&
    isCompiledMaps(value['maps']) &&
    isArrayOf(value['warnings'], isCompileProblem) &&
    isOptional(value['fitting'], isProgramFitting)
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

/** A well-formed message from the worker, or `undefined`. */
export function readFromWorker(value: unknown): FromWorker | undefined {
  if (!isRecord(value) || !isCount(value['id'])) return undefined;
  if (isPong(value) || isPlace(value)) return value;
  const { type, id, result, message } = value;
  if (type === 'compiled') return isCompileResult(result) ? { type, id, result } : undefined;
  if (type === 'superseded') return { type, id };
  if (type === 'failed') return isString(message) ? { type, id, message } : undefined;
  return undefined;
}
