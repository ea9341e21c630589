import { isArrayOf, isCount, isOptional, isRecord, isString } from '@site-packages/contracts';
import type { CompileProblem } from '../model/compiled';
import type { WorkerPlace, WorkerPong } from '../worker-pulse';
import { isSourceFile, type SourceFile } from '../model/demo';

/** Message to the worker: the files to check, and the URL of the declarations. */
export interface CheckRequest {
  id: number;
  dataUrl: string;
  /** URL of the declarations of another version of Konva. */
  konvaUrl?: string;
  files: readonly SourceFile[];
}

/** The worker's answer to a request. */
export type CheckAnswer = { id: number; problems: CompileProblem[] } | { id: number; failure: string };

/** Message from the worker. */
export type FromChecker = CheckAnswer | WorkerPlace | WorkerPong;

/** A well-formed request, or `undefined`. */
export function readRequest(value: unknown): CheckRequest | undefined {
  if (!isRecord(value)) return undefined;
  const { id, dataUrl, konvaUrl, files } = value;
  const isWhole = isCount(id) && isString(dataUrl) && isOptional(konvaUrl, isString) && isArrayOf(files, isSourceFile);
  return isWhole ? { id, dataUrl, files, ...(konvaUrl === undefined ? {} : { konvaUrl }) } : undefined;
}
