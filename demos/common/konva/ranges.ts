/** The value, limited to the range. */
export const within = (value: number, min: number, max: number) =>
  Math.min(max, Math.max(min, value));

/** The same angle from -180 (not included) to 180 degrees. */
export const halfTurns = (degrees: number) => 180 - ((((180 - degrees) % 360) + 360) % 360);
