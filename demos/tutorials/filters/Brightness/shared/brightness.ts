import Konva from 'konva';

/**
 * Multiplies colors by the factor, or adds the amount that takes a middle gray to the same value.
 * Both filters read the attribute brightness. The text says what happens to a color.
 */
export function brightnessFilter(factor: number, isAdded: boolean) {
  if (!isAdded) {
    return {
      filter: Konva.Filters.Brightness,
      brightness: factor,
      text: `× ${factor.toFixed(1)}`,
    };
  }
  const brightness = (factor - 1) / 2;
  const sign = brightness < 0 ? '−' : '+';
  return {
    filter: Konva.Filters.Brighten,
    brightness,
    text: `${sign} ${Math.abs(brightness * 255).toFixed(0)}`,
  };
}
