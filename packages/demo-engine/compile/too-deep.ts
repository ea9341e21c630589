import type { CompileProblem } from '../model/compiled';

/** What browsers say when functions call each other too often; the parsers do that for each level of nested code. */
const OVERFLOW = /call stack|stack space|too much recursion/;

/** Whether a parser ended because the code is nested more deeply than it can read. */
export function isTooDeep(error: unknown): boolean {
  const message: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : undefined;
  return typeof message === 'string' && OVERFLOW.test(message);
}

/** The problem of such a file. */
export function tooDeep(file: string): CompileProblem {
  const message = 'The code in this file is nested too deeply for the compiler. Write it with fewer levels.';
  return { file, line: 1, column: 1, message };
}
