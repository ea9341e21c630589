import { toWorld, type Camera, type Size } from './camera';

/** Lines closer than this are not drawn. */
const MIN_GAP = 7;
/** The side of the square that the status line and the labels speak of: at least this many pixels. */
const SQUARE = 22;
const LABEL_GAP = 118;

/** Lines of one distance. */
export interface Level {
  /** The distance is 10 to the power of this, in meters. */
  power: number;
  /** From 0, where the lines are at their minimum distance, to 1. It changes continuously while zooming, so no line appears at once. */
  weight: number;
}

export interface Mark {
  /** Pixels of the stage. */
  at: number;
  /** Meters. */
  value: number;
}

/** The line with this number. A division by a whole power of ten is exact where a product with 0.001 is not. */
export const lineAt = (index: number, power: number) =>
  power < 0 ? index / 10 ** -power : index * 10 ** power;

/** The distances of lines at a scale, the finest first. */
export function levels(scale: number): Level[] {
  const finest = Math.ceil(Math.log10(MIN_GAP / scale));
  return [0, 1, 2, 3].map((more) => {
    const power = finest + more;
    const gap = 10 ** power * scale;
    return { power, weight: Math.min(1, Math.max(0, Math.log10(gap / MIN_GAP) / 2.4)) };
  });
}

/** The side of a square of the grid. */
export const squareOf = (scale: number) => lineAt(1, Math.ceil(Math.log10(SQUARE / scale) - 1e-9));

/** The visible part of the world in one direction: where it begins and ends, and how it is shown. */
export interface Axis {
  from: number;
  to: number;
  /** The pixel of a coordinate. */
  place(value: number): number;
}

/** The two axes of the visible part of the world. */
export function axes(camera: Camera, size: Size): { x: Axis; y: Axis } {
  const first = toWorld(camera, size, { x: 0, y: size.height });
  const last = toWorld(camera, size, { x: size.width, y: 0 });
  return {
    x: {
      from: first.x,
      to: last.x,
      place: (value) => size.width / 2 + (value - camera.x) * camera.scale,
    },
    y: {
      from: first.y,
      to: last.y,
      place: (value) => size.height / 2 - (value - camera.y) * camera.scale,
    },
  };
}

/** The visible lines of a level in pixels, without those that the next level draws stronger. */
export function linesOf({ from, to, place }: Axis, power: number, isCoarsest: boolean): number[] {
  const step = 10 ** power;
  const found: number[] = [];
  for (let index = Math.ceil(from / step); lineAt(index, power) <= to; index += 1) {
    if (isCoarsest || index % 10 !== 0) found.push(place(lineAt(index, power)));
  }
  return found;
}

/** The positions of the labels: every 1, 2 or 5 times a power of ten, far enough apart for the text. */
export function marksOf({ from, to, place }: Axis, scale: number): { step: number; marks: Mark[] } {
  const least = LABEL_GAP / scale;
  const power = Math.floor(Math.log10(least));
  const times = [1, 2, 5, 10].find((factor) => factor * 10 ** power >= least) ?? 10;
  const step = times * 10 ** power;
  const marks: Mark[] = [];
  for (let index = Math.ceil(from / step); lineAt(index * times, power) <= to; index += 1) {
    const value = lineAt(index * times, power);
    marks.push({ at: place(value), value });
  }
  return { step, marks };
}

const UNITS = [
  { name: 'km', meters: 1000 },
  { name: 'm', meters: 1 },
  { name: 'cm', meters: 0.01 },
  { name: 'mm', meters: 0.001 },
  { name: 'µm', meters: 1e-6 },
  { name: 'nm', meters: 1e-9 },
];
const SMALLEST = { name: 'pm', meters: 1e-12 };

/**
 * A length in a suitable unit, with enough digits to distinguish it from its neighbor one `step` away. The step decides the unit of small
 * lengths, so that all labels of an axis read alike.
 */
export function formatLength(meters: number, step = Math.abs(meters) / 100): string {
  if (meters === 0) return '0';
  const size = Math.max(Math.abs(meters), step) * (1 + 1e-9);
  const unit = UNITS.find((candidate) => size >= candidate.meters) ?? SMALLEST;
  const digits = Math.max(0, Math.ceil(Math.log10(unit.meters / step) - 1e-9));
  const number = (meters / unit.meters).toLocaleString('en-US', {
    maximumFractionDigits: Math.min(digits, 20),
  });
  return `${number.replace('-', '−')} ${unit.name}`;
}
