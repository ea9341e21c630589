import { isArrayOf, isCount, isRecord, isString } from '@site-packages/contracts';
import type { CompileProblem } from '../model/compiled';
import { isCompileProblem } from '../model/compiled-guards';
import { isSourceFile, type SourceFile } from '../model/demo';

/** To the worker: the files, and where the declarations are. */
export interface CheckRequest {
  id: number;
  dataUrl: string;
  files: readonly SourceFile[];
}

/** From the worker. */
export type CheckAnswer = { id: number; problems: CompileProblem[] } | { id: number; failure: string };

/** The request in a message, or undefined when it is none. */
export function readRequest(value: unknown): CheckRequest | undefined {
  if (!isRecord(value)) return undefined;
  const { id, dataUrl, files } = value;
  return isCount(id) && isString(dataUrl) && isArrayOf(files, isSourceFile) ? { id, dataUrl, files } : undefined;
}

/** The answer in a message, or undefined when it is none. */
export function readAnswer(value: unknown): CheckAnswer | undefined {
  if (!isRecord(value)) return undefined;
  const { id, problems, failure } = value;
  if (!isCount(id)) return undefined;
  if (isString(failure)) return { id, failure };
  return isArrayOf(problems, isCompileProblem) ? { id, problems } : undefined;
}
