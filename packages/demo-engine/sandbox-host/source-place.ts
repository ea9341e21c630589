import type { TraceMap as ReadMap } from '@jridgewell/trace-mapping';
import type { CompiledMaps } from '../model/compiled';

/** A location in one of a program's files. Lines and columns count from 1. */
export interface CodePlace {
  file: string;
  line: number;
  column?: number;
}

/** Parsed maps: many locations of a program may need the same one. */
const traces = new WeakMap<CompiledMaps[string], ReadMap>();

/** The source map library is loaded only when there is a location to map. */
async function readMap(map: CompiledMaps[string]) {
  const library = await import('@jridgewell/trace-mapping');
  const trace = traces.get(map) ?? new library.TraceMap({ ...map, sourcesContent: [] });
  traces.set(map, trace);
  return { ...library, trace };
}

/**
 * Maps a location in a compiled module to the reader's source.
 *
 * Modules made of Vue and Svelte code have a source map. Compiled TypeScript keeps its lines but not its columns, so the column is
 * dropped: a wrong one is worse than none.
 *
 * @param maps source maps by module path; undefined when the flavor has none
 * @returns undefined for generated code that belongs to no source
 */
export async function sourcePlace(
  { file, line, column = 1 }: CodePlace,
  maps: CompiledMaps | undefined,
): Promise<CodePlace | undefined> {
  const map = maps?.[file];
  if (map === undefined) return { file, line };
  const { trace, originalPositionFor, LEAST_UPPER_BOUND } = await readMap(map);
  const needle = { line, column: Math.max(0, column - 1) };
  const exact = originalPositionFor(trace, needle);
  // Generated code between two mappings belongs to neither; the next mapping on the line is the best guess.
  const found = exact.line === null ? originalPositionFor(trace, { ...needle, bias: LEAST_UPPER_BOUND }) : exact;
  return found.line === null ? undefined : { file, line: found.line, column: found.column + 1 };
}

/**
 * Maps a line of the reader's source to its line in the compiled module.
 *
 * @param maps source maps by module path; undefined when the flavor has none
 * @returns undefined when nothing was generated from the line
 */
export async function compiledLine(
  file: string,
  line: number,
  maps: CompiledMaps | undefined,
): Promise<number | undefined> {
  const map = maps?.[file];
  if (map === undefined) return line;
  const { trace, generatedPositionFor, LEAST_UPPER_BOUND } = await readMap(map);
  const source = map.sources[0] ?? file;
  return generatedPositionFor(trace, { source, line, column: 0, bias: LEAST_UPPER_BOUND }).line ?? undefined;
}
