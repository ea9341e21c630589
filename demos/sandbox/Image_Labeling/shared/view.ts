import type Konva from 'konva';
import { PICTURE } from './regions';

interface Size {
  width: number;
  height: number;
}

/** Position and scale of the stage. */
export interface View extends Konva.Vector2d {
  scale: number;
}

/** The whole image, centered. */
export function fit({ width, height }: Size): View {
  const scale = Math.max(Math.min(width / PICTURE.width, height / PICTURE.height), 0.01);
  const x = (width - PICTURE.width * scale) / 2;
  return { x, y: (height - PICTURE.height * scale) / 2, scale };
}

/** Centers the image along an axis where it is smaller than the stage, and leaves no gap where it is larger. */
export function keepInView({ x, y, scale }: View, { width, height }: Size): View {
  const along = (at: number, length: number, room: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return {
    x: along(x, PICTURE.width * scale, width),
    y: along(y, PICTURE.height * scale, height),
    scale,
  };
}

/** The view zoomed by a factor about a point of the stage, from the whole image to eight times as large. */
export function zoom(view: View, factor: number, point: Konva.Vector2d, size: Size): View {
  const least = fit(size).scale;
  const scale = Math.min(8 * least, Math.max(least, view.scale * factor));
  const by = scale / view.scale;
  const x = point.x - (point.x - view.x) * by;
  return keepInView({ x, y: point.y - (point.y - view.y) * by, scale }, size);
}

/** Two corners of a box in the middle of the stage, in pixels of the image. */
export const middleBox = ({ x, y, scale }: View, { width, height }: Size) =>
  [0.4, 0.6].map((at) => ({ x: (at * width - x) / scale, y: (at * height - y) / scale }));
