import Konva from 'konva';

/** The filters of a blurred node: the function, which reads blurRadius, or the browser's own. */
export function blurFilters(radius: number, isCss: boolean) {
  // CSS takes the standard deviation, which is about half of the radius.
  return isCss ? [`blur(${radius / 2}px)`] : [Konva.Filters.Blur];
}
