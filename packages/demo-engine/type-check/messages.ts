import type { CompileProblem } from '../model/compiled';
import type { SourceFile } from '../model/demo';
import type { FromWorker, WorkerPing } from '../worker-pulse';

/** Message to the worker: the files to check, and the URL of the declarations. */
export interface CheckRequest {
  type: 'check';
  id: number;
  dataUrl: string;
  /** URL of the declarations of another version of Konva. */
  konvaUrl: string | undefined;
  files: readonly SourceFile[];
}

export type ToChecker = CheckRequest | WorkerPing;
export type FromChecker = FromWorker<CompileProblem[]>;
