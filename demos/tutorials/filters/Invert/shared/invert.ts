import Konva from 'konva';

/** The filters of a negative. Rotating all hues by 180 degrees restores them, and light and dark stay swapped. */
export function invertFilters(isInverted: boolean, keepsHues: boolean) {
  if (!isInverted) return [];
  return keepsHues ? [Konva.Filters.Invert, Konva.Filters.HSL] : [Konva.Filters.Invert];
}

/** A color before and after. When its hue is kept, the same amount is added to all channels. */
export function inverted(color: [number, number, number], keepsHues: boolean) {
  const [r, g, b] = color;
  const luma = 0.299 * r + 0.587 * g + 0.114 * b;
  const after = color.map((value) => (keepsHues ? value + 255 - 2 * luma : 255 - value));
  return `${color.join(' ')} → ${after.map(Math.round).join(' ')}`;
}
