import Konva from 'konva';

/** The weights of red, green and blue. They add up to 1, so that white stays white. */
const konvaWeights = [0.34, 0.5, 0.16];
const cssWeights = [0.2126, 0.7152, 0.0722];

/** The filters of a node in gray or in color: Konva's function or the CSS string. */
export function grayFilters(isGray: boolean, isCss: boolean) {
  if (!isGray) return [];
  return isCss ? ['grayscale(1)'] : [Konva.Filters.Grayscale];
}

/** The grays of two colors in the image: the red of the awning and the green of the shirt. */
export function graysOf(isCss: boolean) {
  const weights = isCss ? cssWeights : konvaWeights;
  const gray = (color: number[]) =>
    color.reduce((sum, value, channel) => sum + value * (weights[channel] ?? 0), 0).toFixed(0);
  return `awning ${gray([242, 102, 74])}, shirt ${gray([63, 166, 107])}`;
}
