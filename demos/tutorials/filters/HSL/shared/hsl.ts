import Konva from 'konva';

/** Both filters read hue and saturation. For light, HSL reads luminance and HSV reads value. */
export function colorFilters(isHsv: boolean) {
  return [isHsv ? Konva.Filters.HSV : Konva.Filters.HSL];
}

/** The factor for the distance of each color from its gray, and the change of light. */
export function inWords(saturation: number, light: number, isHsv: boolean) {
  const sign = light < 0 ? '−' : '+';
  const added = `${sign} ${Math.abs(light * 127).toFixed(0)}`;
  const factor = `× ${(2 ** light).toFixed(2)}`;
  return `color × ${(2 ** saturation).toFixed(2)}, light ${isHsv ? factor : added}`;
}
