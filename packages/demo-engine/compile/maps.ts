import {
  decodedMappings,
  encodedMappings,
  LEAST_UPPER_BOUND,
  originalPositionFor,
  TraceMap,
} from '@jridgewell/trace-mapping';
import type { Edit } from './edits';
import type { LineMap } from './request';
import type { TextPlace } from './text-place';

function trace(map: LineMap): TraceMap {
  return new TraceMap({ version: 3, sources: ['source'], names: map.names, mappings: map.mappings });
}

/**
 * Maps a position in the code to the source; the start of the text when the map has no answer.
 *
 * @param place position in the code; lines count from 1, columns from 0
 */
export function sourcePlace(map: LineMap | undefined, place: { line: number; column: number }): TextPlace {
  if (map === undefined) return { line: place.line, column: 1 };
  const exact = originalPositionFor(trace(map), place);
  const found = exact.line === null ? originalPositionFor(trace(map), { ...place, bias: LEAST_UPPER_BOUND }) : exact;
  return found.line === null ? { line: 1, column: 1 } : { line: found.line, column: found.column + 1 };
}

/** Shifts a map's columns by edits that keep every line in place. */
export function shiftMap(map: LineMap, code: string, edits: readonly Edit[]): LineMap {
  if (edits.length === 0) return map;
  const lineStarts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  const lines = decodedMappings(trace(map)).map((segments) => segments.map((segment) => [...segment]));
  for (const edit of edits) {
    const line = lineStarts.findLastIndex((start) => start <= edit.start);
    const column = edit.start - (lineStarts[line] ?? 0);
    const isWithinLine = !code.slice(edit.start, edit.end).includes('\n');
    for (const segment of lines[line] ?? []) {
      const at = segment[0] ?? 0;
      // The first segment of an edited range keeps its position, so that a link still maps to its import.
      if (isWithinLine && at >= column && (at > column || edit.end === edit.start)) {
        segment[0] = at + edit.text.length - (edit.end - edit.start);
      }
    }
  }
  return { names: map.names, mappings: encode(lines, map.names) };
}

/**
 * Combines the maps of two steps.
 *
 * @param outer from the final code to the intermediate code
 * @param inner from the intermediate code to the source
 */
export function chainMaps(outer: LineMap, inner: LineMap): LineMap {
  const innerTrace = trace(inner);
  const lines = decodedMappings(trace(outer)).map((segments) => {
    const chained: number[][] = [];
    for (const [column, , line, sourceColumn] of segments) {
      if (line === undefined || sourceColumn === undefined) continue;
      const found = originalPositionFor(innerTrace, { line: line + 1, column: sourceColumn });
      if (found.line !== null) chained.push([column, 0, found.line - 1, found.column]);
    }
    return chained;
  });
  return { names: [], mappings: encode(lines, []) };
}

type Segment = [number] | [number, number, number, number] | [number, number, number, number, number];

function encode(lines: readonly (readonly number[])[][], names: string[]): string {
  const mappings = lines.map((segments) =>
    segments
      .flatMap((segment): Segment[] => {
        const [column, source, line, sourceColumn, name] = segment;
        if (column === undefined) return [];
        if (source === undefined || line === undefined || sourceColumn === undefined) return [[column]];
        return [name === undefined ? [column, source, line, sourceColumn] : [column, source, line, sourceColumn, name]];
      })
      .sort((a, b) => a[0] - b[0]),
  );
  return encodedMappings(new TraceMap({ version: 3, sources: ['source'], names, mappings }));
}
