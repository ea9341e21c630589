import type Konva from 'konva';
import { WORLD } from './scene';

export interface Size {
  width: number;
  height: number;
}

/** Position of the world's corner on the stage, and scale of the world. */
export interface View extends Konva.Vector2d {
  scale: number;
}

const MAX = 2.5;
const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The smallest scale at which the world still covers the stage. */
const leastScale = ({ width, height }: Size) =>
  Math.max(width / WORLD.width, height / WORLD.height, 0.01);

/** Limits a view so that the world covers the stage. */
export function keepInView({ x, y, scale }: View, size: Size): View {
  return {
    x: clamp(x, size.width - WORLD.width * scale, 0),
    y: clamp(y, size.height - WORLD.height * scale, 0),
    scale,
  };
}

/** The view centered on a point of the world. */
export function centerOn(point: Konva.Vector2d, scale: number, size: Size): View {
  return keepInView(
    { x: size.width / 2 - point.x * scale, y: size.height / 2 - point.y * scale, scale },
    size,
  );
}

/** The harbor town, close enough to see its houses. */
export const firstView = (size: Size): View =>
  centerOn({ x: 1010, y: 800 }, Math.max(0.62, leastScale(size)), size);

/** Zooms in by a factor about a fixed point of the stage. */
export function zoom(view: View, factor: number, point: Konva.Vector2d, size: Size): View {
  const scale = clamp(view.scale * factor, leastScale(size), MAX);
  const by = scale / view.scale;
  const x = point.x - (point.x - view.x) * by;
  return keepInView({ x, y: point.y - (point.y - view.y) * by, scale }, size);
}

/** The factor of a turn of the wheel. */
export function wheelFactor({ deltaY, deltaMode }: WheelEvent): number {
  // Some browsers count a mouse wheel in lines.
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * 33 : deltaY;
  // A pinch on a trackpad is a wheel event with much smaller steps, so the first pixels count more.
  const step = Math.max(Math.min(Math.abs(pixels), 20) / 100, Math.abs(pixels) / 500);
  return Math.exp(-Math.sign(pixels) * step);
}

/** The view after a key press, or null if the key does nothing here. */
export function viewForKey(key: string, view: View, size: Size): View | null {
  const step = 80;
  const middle = { x: size.width / 2, y: size.height / 2 };
  switch (key) {
    case 'ArrowLeft':
      return keepInView({ ...view, x: view.x + step }, size);
    case 'ArrowRight':
      return keepInView({ ...view, x: view.x - step }, size);
    case 'ArrowUp':
      return keepInView({ ...view, y: view.y + step }, size);
    case 'ArrowDown':
      return keepInView({ ...view, y: view.y - step }, size);
    case '+':
    case '=':
      return zoom(view, 1.25, middle, size);
    case '-':
      return zoom(view, 1 / 1.25, middle, size);
    default:
      return null;
  }
}
