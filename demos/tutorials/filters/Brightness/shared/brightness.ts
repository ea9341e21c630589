import Konva from 'konva';

/**
 * Multiplies colors by the factor, or adds the amount that takes a middle gray to the same value.
 * Both filters read the attribute brightness. The text says what happens to a color.
 */
export function brightnessFilter(factor: number, isAdded: boolean) {
  const multiplied = `× ${factor.toFixed(1)}`;
  if (!isAdded) return { filter: Konva.Filters.Brightness, brightness: factor, text: multiplied };

  const brightness = (factor - 1) / 2;
  const added = `${brightness < 0 ? '−' : '+'} ${Math.abs(brightness * 255).toFixed(0)}`;
  return { filter: Konva.Filters.Brighten, brightness, text: added };
}
