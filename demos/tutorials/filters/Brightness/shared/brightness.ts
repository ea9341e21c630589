import Konva from 'konva';

/**
 * Multiplies colors by the factor, or adds the amount that takes a middle gray to the same place.
 * Both filters read the attribute brightness.
 */
export function brightnessFilter(factor: number, isAdded: boolean) {
  return isAdded
    ? { filter: Konva.Filters.Brighten, brightness: (factor - 1) / 2 }
    : { filter: Konva.Filters.Brightness, brightness: factor };
}
