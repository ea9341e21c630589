import type { TraceMap as ReadMap } from '@jridgewell/trace-mapping';
import type { CompiledMaps } from '../model/compiled';
import type { FrameError } from '../model/messages';

/** Maps that were read: a demo may throw again and again. */
const traces = new WeakMap<CompiledMaps[string], ReadMap>();

/**
 * Moves an error's place from the compiled module to the reader's source.
 *
 * Vue and Svelte files have a source map. TypeScript keeps its lines when compiled, but not its columns, so there the column is
 * dropped: a wrong one is worse than none. The reader of source maps is loaded only when there is an error to map.
 *
 * @param maps source maps by module path; undefined when the flavour has none
 */
export async function mapError(error: FrameError, maps: CompiledMaps | undefined): Promise<FrameError> {
  const { file, line } = error;
  if (file === undefined || line === undefined) return error;
  const map = maps?.[file];
  if (map === undefined) return { ...error, column: undefined };
  const { TraceMap, originalPositionFor, LEAST_UPPER_BOUND } = await import('@jridgewell/trace-mapping');
  const trace = traces.get(map) ?? new TraceMap({ ...map, sourcesContent: [] });
  traces.set(map, trace);
  const needle = { line, column: Math.max(0, (error.column ?? 1) - 1) };
  const exact = originalPositionFor(trace, needle);
  // Generated code between two mapped places belongs to none; the next mapped place on the line is the best guess.
  const found = exact.line === null ? originalPositionFor(trace, { ...needle, bias: LEAST_UPPER_BOUND }) : exact;
  if (found.line === null) return { ...error, line: undefined, column: undefined };
  return { ...error, line: found.line, column: found.column + 1 };
}
