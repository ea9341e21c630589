import type { Brush, Stroke } from './strokes';

const BRUSHES: readonly Brush[] = ['pen', 'marker', 'spray', 'calligraphy', 'brush'];
const LARGEST_SIZE = 200;

export const writeSketch = (strokes: Stroke[]): string => JSON.stringify({ strokes });

/** Reads a sketch from a file's text. Throws an error that says what is wrong with an invalid one. */
export function readSketch(text: string): Stroke[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong('it is not JSON');
  }
  const strokes: unknown = isRecord(value) ? value['strokes'] : undefined;
  if (!Array.isArray(strokes)) throw wrong('it has no list of strokes');
  return strokes.map((stroke: unknown, i) => {
    if (!isStroke(stroke)) throw wrong(`stroke ${i + 1} ${complaint(stroke)}`);
    return stroke;
  });
}

const isStroke = (value: unknown): value is Stroke => complaint(value) === undefined;

/** Why a value is not a stroke. */
function complaint(value: unknown): string | undefined {
  if (!isRecord(value)) return 'is not an object';
  const { brush, color, size, seed, points } = value;
  if (!BRUSHES.some((one) => one === brush)) return `has an unknown brush`;
  // A canvas ignores what is not a color; the stroke would get the color of the one before.
  if (typeof color !== 'string' || !/^#[\da-f]{6}$/i.test(color))
    return 'has no color like #25324b';
  if (!isNumber(size) || size <= 0 || size > LARGEST_SIZE) return 'has no size';
  if (!isNumber(seed)) return 'has no seed';
  if (!Array.isArray(points) || points.length < 3 || points.length % 3 !== 0) {
    return 'has no points of x, y and pressure';
  }
  return points.every(isNumber) ? undefined : 'has a point that is not a number';
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const wrong = (reason: string) => new Error(`This file is not a sketch: ${reason}.`);
