/** The ticks of a ruler, as numbers. This file does not depend on Konva. */
export type Unit = 'mm' | 'in';

export const UNITS: { value: Unit; name: string; millimeters: number }[] = [
  { value: 'mm', name: 'Millimeters', millimeters: 1 },
  { value: 'in', name: 'Inches', millimeters: 25.4 },
];

export const lengthOf = (unit: Unit) => UNITS.find(({ value }) => value === unit)?.millimeters ?? 1;

/** Steps between numbers, in units, and the number of parts of each step. Inches are halved down to sixteenths. */
const STEPS: Record<Unit, [step: number, parts: number][]> = {
  mm: [
    [1, 10],
    [2, 4],
    [5, 5],
    [10, 10],
    [20, 4],
    [50, 5],
    [100, 10],
    [200, 4],
    [500, 5],
  ],
  in: [
    [0.25, 4],
    [0.5, 8],
    [1, 16],
    [2, 8],
    [5, 5],
    [10, 10],
    [20, 4],
  ],
};

/** Numbers are at least this many pixels apart. */
const MIN_GAP = 46;

export interface Tick {
  /** Pixels of the stage. */
  at: number;
  /** 1 with a number, 0.6 in the middle between numbers, 0.35 for all others: the length as a share of the ruler's width. */
  length: number;
  /** The number, in units. */
  label?: string;
}

/**
 * The visible ticks of an axis.
 *
 * @param origin pixel of the zero
 * @param scale pixels of a millimeter
 * @param from first visible pixel
 * @param to last visible pixel
 */
export function ticks(origin: number, scale: number, from: number, to: number, unit: Unit): Tick[] {
  const pixels = scale * lengthOf(unit);
  const steps = STEPS[unit];
  const [step, parts] = steps.find(([size]) => size * pixels >= MIN_GAP) ?? steps.at(-1) ?? [1, 1];
  const gap = (step * pixels) / parts;
  const found: Tick[] = [];
  // Start one number early: its tick is out of view, but its label may extend into the view.
  const first = Math.floor((from - origin) / gap) - parts;
  for (let index = first; origin + index * gap <= to; index += 1) {
    const at = origin + index * gap;
    if (index % parts === 0) found.push({ at, length: 1, label: format((index / parts) * step) });
    else found.push({ at, length: index % (parts / 2) === 0 ? 0.6 : 0.35 });
  }
  return found;
}

/** At most three digits after the point, with a true minus sign, and no minus zero. */
function format(value: number): string {
  return String(Number(value.toFixed(3)) + 0).replace('-', '−');
}

/** A length for the reader, in the unit. */
export function formatLength(millimeters: number, unit: Unit): string {
  const value = Number((millimeters / lengthOf(unit)).toFixed(unit === 'mm' ? 1 : 2));
  return `${format(value)} ${unit}`;
}
