import type { Point } from '../../../common/konva/polygon';
import { within } from '../../../common/konva/ranges';
import { isRecord, readJson } from '../../../common/konva/read-json';
import { PLAN } from './garden';
import { MAX, type Measure, type Sheet } from './sheet';

export function writeSheet({ measures, metersPerUnit }: Sheet): string {
  const lines = measures.map(({ points }) => points.map(({ x, y }) => [x, y]));
  return JSON.stringify({ metersPerUnit, lines }, null, 1);
}

/** The sheet of a file with new ids for its lines, or why it has none. */
export function readSheet(text: string): Sheet | { problem: string } {
  const file = readJson(text);
  if (!isRecord(file)) return { problem: 'it is not JSON' };
  const { lines, metersPerUnit } = file;
  if (typeof metersPerUnit !== 'number' || !(metersPerUnit > 0)) {
    return { problem: 'it has no scale' };
  }
  if (!Array.isArray(lines)) return { problem: 'it has no list of lines' };
  if (lines.length > MAX.measures) return { problem: `it has more than ${MAX.measures} lines` };
  const measures: Measure[] = [];
  for (const [i, line] of lines.entries()) {
    const points = readPoints(line);
    if (!points) return { problem: `line ${i + 1} needs 2 to ${MAX.points} points` };
    measures.push({ id: i + 1, points });
  }
  return { measures, metersPerUnit, draft: [] };
}

function readPoints(value: unknown): Point[] | undefined {
  if (!Array.isArray(value) || value.length < 2 || value.length > MAX.points) return undefined;
  const points: Point[] = [];
  for (const pair of value) {
    const [x, y]: unknown[] = Array.isArray(pair) ? pair : [];
    if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x + y)) return undefined;
    points.push({ x: within(x, 0, PLAN.width), y: within(y, 0, PLAN.height) });
  }
  return points;
}
