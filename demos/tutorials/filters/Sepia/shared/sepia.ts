import Konva from 'konva';

/** The filters of a node in sepia. Konva's function has no amount; the CSS string has one. */
export function sepiaFilters(isSepia: boolean, percent: number) {
  if (!isSepia) return [];
  return percent === 100 ? [Konva.Filters.Sepia] : [`sepia(${percent}%)`];
}

/** How the new red is mixed from the old red, green and blue at this amount. At 0 it is the old red alone. */
export function redRow(percent: number) {
  const amount = percent / 100;
  const [r, g, b] = [1 - amount + amount * 0.393, amount * 0.769, amount * 0.189];
  return `red = ${r.toFixed(2)} r + ${g.toFixed(2)} g + ${b.toFixed(2)} b`;
}
