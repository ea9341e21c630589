/** Units of length. `meters` is the length of one. */
export const UNITS = {
  m: { name: 'meters', meters: 1 },
  cm: { name: 'centimeters', meters: 0.01 },
  ft: { name: 'feet', meters: 0.3048 },
} as const;

export type Unit = keyof typeof UNITS;

export const isUnit = (value: unknown): value is Unit =>
  typeof value === 'string' && Object.hasOwn(UNITS, value);

const number = (value: number, digits: number) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A length as it is written on a plan: 5.40 m, 540 cm or 17′ 9″. */
export function inUnit(meters: number, unit: Unit): string {
  if (unit === 'm') return `${number(meters, 2)} m`;
  if (unit === 'cm') return `${number(meters * 100, 0)} cm`;
  // Rounded before the feet are separated: 11.6 inches become a foot, not 12 inches.
  const inches = Math.round(meters / 0.0254);
  return `${number(Math.floor(inches / 12), 0)}′ ${inches % 12}″`;
}

/** The number of units for a field. */
export const plainNumber = (meters: number, unit: Unit) =>
  String(Number((meters / UNITS[unit].meters).toFixed(unit === 'cm' ? 0 : 2)));
