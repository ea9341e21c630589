import Konva from 'konva';

/** Posterize after Pixelate leaves each channel seven values, as in an old game. */
export function pixelFilters(hasFewColors: boolean) {
  const { Pixelate, Posterize } = Konva.Filters;
  return hasFewColors ? [Pixelate, Posterize] : [Pixelate];
}

/** The size and how many blocks the image of 480 by 320 has. The filter rounds their size up to whole pixels of the cache. */
export function blocksInWords(pixelSize: number) {
  const size = Math.ceil(pixelSize * Konva.pixelRatio) / Konva.pixelRatio;
  return `${pixelSize} px, ${Math.ceil(480 / size)} × ${Math.ceil(320 / size)} blocks`;
}
