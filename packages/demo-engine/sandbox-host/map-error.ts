import type { TraceMap as ReadMap } from '@jridgewell/trace-mapping';
import type { CompiledMaps } from '../model/compiled';
import type { FrameError } from '../model/messages';

/** Parsed maps: a demo may throw repeatedly. */
const traces = new WeakMap<CompiledMaps[string], ReadMap>();

/**
 * Maps an error's location from the compiled module to the reader's source.
 *
 * Vue and Svelte files have a source map. Compiled TypeScript keeps its lines but not its columns, so the column is dropped: a
 * wrong one is worse than none. The source map library is loaded only when there is an error to map.
 *
 * @param maps source maps by module path; undefined when the flavor has none
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
  // Generated code between two mappings belongs to neither; the next mapping on the line is the best guess.
  const found = exact.line === null ? originalPositionFor(trace, { ...needle, bias: LEAST_UPPER_BOUND }) : exact;
  if (found.line === null) return { ...error, line: undefined, column: undefined };
  return { ...error, line: found.line, column: found.column + 1 };
}
