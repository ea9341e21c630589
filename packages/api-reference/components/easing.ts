/**
 * SVG path data through values at equal steps of time, in a box of 1 by 1 with y pointing down.
 *
 * @param values progress at each step, 0 at the start and 1 at the end
 */
export function curvePath(values: readonly number[]): string {
  const last = Math.max(1, values.length - 1);
  return `M${values.map((value, index) => `${round(index / last)} ${round(1 - value)}`).join('L')}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
