import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/**
 * The place in a claims file at which an error was thrown.
 *
 * @param stack the error's stack in the bundle
 * @param map source map of the bundle
 * @returns `file:line:column` relative to the root, or undefined when no stack frame is in a claims file
 */
export function claimPlace(stack: string, map: string): string | undefined {
  const tracer = new TraceMap(map);
  for (const [, line = '0', column = '0'] of stack.matchAll(/:(\d+):(\d+)\)?$/gm)) {
    const found = originalPositionFor(tracer, { line: Number(line), column: Number(column) - 1 });
    const file = /(?:content|blog)\/.*\.(?:claims|core)\.tsx?$/.exec(found.source?.replace(/\?.*/, '') ?? '')?.[0];
    if (file !== undefined && found.line !== null) return `${file}:${found.line}:${found.column + 1}`;
  }
  return undefined;
}
