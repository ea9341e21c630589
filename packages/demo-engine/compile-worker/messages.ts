import type { CompileResult } from '../model/compiled';
import type { SourceFile } from '../model/demo';
import type { Flavour } from '../model/flavours';
import type { FromWorker, WorkerPing } from '../worker-pulse';

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

export type ToCompiler = CompileTask | WorkerPing;
export type FromCompiler = FromWorker<CompileResult>;
