import { isArrayOf, isCount, isRecord, isString } from '@site-packages/contracts';
import type { CompileProblem } from '../model/compiled';
import { isCompileProblem } from '../model/compiled-guards';
import { isPlace, isPong, type WorkerPlace, type WorkerPong } from '../worker-pulse';
import { isSourceFile, type SourceFile } from '../model/demo';

/** Message to the worker: the files to check, and the URL of the declarations. */
export interface CheckRequest {
  id: number;
  dataUrl: string;
  files: readonly SourceFile[];
}

/** The worker's answer to a request. */
export type CheckAnswer = { id: number; problems: CompileProblem[] } | { id: number; failure: string };

/** Message from the worker. */
export type FromChecker = CheckAnswer | WorkerPlace | WorkerPong;

/** A well-formed request, or `undefined`. */
export function readRequest(value: unknown): CheckRequest | undefined {
  if (!isRecord(value)) return undefined;
  const { id, dataUrl, files } = value;
  return isCount(id) && isString(dataUrl) && isArrayOf(files, isSourceFile) ? { id, dataUrl, files } : undefined;
}

/** A well-formed message from the worker, or `undefined`. */
export function readAnswer(value: unknown): FromChecker | undefined {
  if (isPong(value) || isPlace(value)) return value;
  if (!isRecord(value)) return undefined;
  const { id, problems, failure } = value;
  if (!isCount(id)) return undefined;
  if (isString(failure)) return { id, failure };
  return isArrayOf(problems, isCompileProblem) ? { id, problems } : undefined;
}
