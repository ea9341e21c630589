import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/**
 * The lines of a check, and of the modules that it imports, at which it failed.
 *
 * @param stack an error's stack in the frame
 * @param map source map of the check's script
 * @returns `check.ts:12:5 < shared/looks.ts:3:1`, innermost last; empty when no stack frame is in the script
 */
export function checkPlaces(stack: string, map: string): string[] {
  const tracer = new TraceMap(map);
  const places: string[] = [];
  for (const [, line = '0', column = '0'] of stack.matchAll(/demo-check:\/\/[^\s)]*:(\d+):(\d+)/g)) {
    const found = originalPositionFor(tracer, { line: Number(line), column: Number(column) - 1 });
    const file = /(?:^|\/)demos\/(.*)$/.exec(found.source ?? '')?.[1];
    if (file !== undefined && found.line !== null) places.push(`demos/${file}:${found.line}:${found.column + 1}`);
  }
  return [...new Set(places)];
}
