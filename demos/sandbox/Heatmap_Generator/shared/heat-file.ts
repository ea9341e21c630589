import { keepIn } from '../../../common/konva/key-tip';
import { within } from '../../../common/konva/ranges';
import { isRecord, readJson } from '../../../common/konva/read-json';
import { FULL, RADIUS, REACH, type Opened, type Spot, type Stroke } from './heat';

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** The map as a file: its spots, stroke by stroke, in units of the plan. */
export const writeHeat = (strokes: readonly Stroke[]): string =>
  JSON.stringify({
    kind: 'heatmap',
    strokes: strokes.map((stroke) =>
      stroke.map(({ x, y, radius, strength }) => [x, y, radius, strength].map(rounded)),
    ),
  });

/** The strokes of a file, or why it has none. */
export function readHeat(text: string): Opened {
  const file = readJson(text);
  if (!isRecord(file)) return { problem: 'it is not JSON' };
  const { kind, strokes } = file;
  if (kind !== 'heatmap' || !Array.isArray(strokes)) return { problem: 'it has no strokes' };
  const found: Stroke[] = [];
  for (const [i, stroke] of strokes.entries()) {
    const spots: (Spot | undefined)[] = Array.isArray(stroke) ? stroke.map(readSpot) : [undefined];
    const known = spots.filter((spot) => spot !== undefined);
    if (known.length < spots.length) {
      return { problem: `stroke ${i + 1} has a spot without four numbers` };
    }
    found.push(known);
  }
  if (found.flat().length > FULL) return { problem: `it has more than ${FULL} spots` };
  return { strokes: found };
}

/** A spot inside the limits. */
function readSpot(value: unknown): Spot | undefined {
  const numbers: unknown[] = Array.isArray(value) ? value : [];
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return undefined;
  const [x = 0, y = 0, radius = 0, strength = 0] = numbers.map(Number);
  return {
    ...keepIn({ x, y }, REACH),
    radius: within(radius, RADIUS.min, RADIUS.max),
    strength: within(strength, 0, 1),
  };
}
