import { pathToFileURL } from 'node:url';
import type { DemoCheck } from '../demos/types/check';

function isFunction(value: unknown): value is DemoCheck {
  return typeof value === 'function';
}

/**
 * The function a demo's `check.ts` or `poster.ts` exports as default.
 *
 * @param file absolute path
 * @param example what to write, for the message
 * @throws when the file cannot be loaded or exports no function
 */
export async function readDefaultFunction(file: string, example: string): Promise<DemoCheck> {
  let value: unknown = await import(pathToFileURL(file).href);
  // One level deeper when the file was loaded as CommonJS.
  for (let depth = 0; depth < 2; depth += 1) {
    if (typeof value !== 'object' || value === null || !('default' in value)) break;
    value = value.default;
    if (isFunction(value)) return value;
  }
  throw new Error(`${file} exports no function. Write \`export default ${example}\`.`);
}
