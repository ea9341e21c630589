import type Konva from 'konva';

interface Size {
  width: number;
  height: number;
}

/** Position and scale of the stage. */
export interface View extends Konva.Vector2d {
  scale: number;
}

/** The area of the plan; 0, 0 is the center of the stage's edge. */
const FIELD = { x: -388, y: -58, width: 776, height: 448 };
/** At this scale a seat is wide enough for a finger. */
const CLOSE = 2;

/** The whole hall, centered. */
export function fit({ width, height }: Size): View {
  const scale = Math.min(width / FIELD.width, height / FIELD.height);
  return {
    x: width / 2 - (FIELD.x + FIELD.width / 2) * scale,
    y: height / 2 - (FIELD.y + FIELD.height / 2) * scale,
    scale,
  };
}

/** Moves a view so that no space beside the hall shows; centers the hall where it is smaller than the stage. */
export function keepInView({ x, y, scale }: View, { width, height }: Size): View {
  const along = (at: number, start: number, length: number, room: number) => {
    const end = room - (start + length) * scale;
    const begin = -start * scale;
    return end > begin ? (begin + end) / 2 : Math.min(begin, Math.max(end, at));
  };
  return {
    x: along(x, FIELD.x, FIELD.width, width),
    y: along(y, FIELD.y, FIELD.height, height),
    scale,
  };
}

/** The view zoomed by a factor; the point stays under the pointer. Never smaller than the whole hall. */
export function zoom(view: View, factor: number, point: Konva.Vector2d, size: Size): View {
  const { scale: least } = fit(size);
  const scale = Math.max(least, Math.min(view.scale * factor, Math.max(CLOSE, least)));
  const by = scale / view.scale;
  const x = point.x - (point.x - view.x) * by;
  const y = point.y - (point.y - view.y) * by;
  return keepInView({ x, y, scale }, size);
}

/** What to show: the whole hall, or where someone has zoomed to, as far as a stage of this size allows it. */
export function viewFor(closeView: View | null, size: Size): View {
  return closeView ? zoom(closeView, 1, { x: 0, y: 0 }, size) : fit(size);
}
