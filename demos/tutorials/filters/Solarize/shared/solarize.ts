import Konva from 'konva';

const { Brightness, Solarize } = Konva.Filters;

/** Brightness runs first and determines which pixels are light enough for Solarize. */
export function solarizeFilters(isSolarized: boolean) {
  return isSolarized ? [Brightness, Solarize] : [Brightness];
}

/** The darkest gray of the image that is inverted: Solarize begins at 128, after Brightness has multiplied the colors. */
export function fromGray(exposure: number) {
  const gray = Math.ceil(127.5 / exposure);
  return gray > 255 ? 'inverts nothing' : `inverts grays from ${gray}`;
}
