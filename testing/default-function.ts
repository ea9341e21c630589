import { pathToFileURL } from 'node:url';
import type { DemoCheck } from '../demos/types/check';

function isFunction<Run>(value: unknown): value is Run {
  return typeof value === 'function';
}

/**
 * The default export of a demo's `check.ts`, `poster.ts` or `loop.ts`.
 *
 * @param file absolute path
 * @param example what to write, for the message
 * @throws when the file cannot be loaded or does not export a function
 */
export async function readDefaultFunction<Run = DemoCheck>(file: string, example: string): Promise<Run> {
  let value: unknown = await import(pathToFileURL(file).href);
  // One level deeper when the file was loaded as CommonJS.
  for (let depth = 0; depth < 2; depth += 1) {
    if (typeof value !== 'object' || value === null || !('default' in value)) break;
    value = value.default;
    if (isFunction<Run>(value)) return value;
  }
  throw new Error(`${file} exports no function. Write \`export default ${example}\`.`);
}
