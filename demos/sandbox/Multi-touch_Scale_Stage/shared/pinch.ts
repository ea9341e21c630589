import type Konva from 'konva';

/** Position and scale of the stage. */
export interface View extends Konva.Vector2d {
  scale: number;
}

interface Size {
  width: number;
  height: number;
}

/** The size of the map; 0, 0 is its upper left corner. */
export const MAP: Size = { width: 1000, height: 700 };
const MIN = 0.25;
const MAX = 5;

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The whole map in the middle. */
function fit({ width, height }: Size): View {
  const scale = clamp(Math.min(width / MAP.width, height / MAP.height), MIN, MAX);
  const x = (width - MAP.width * scale) / 2;
  return { x, y: (height - MAP.height * scale) / 2, scale };
}

/** The center of the stage always shows a point of the map, so that the map cannot get lost. */
function keepNear({ x, y, scale }: View, { width, height }: Size): View {
  return {
    x: clamp(x, width / 2 - MAP.width * scale, width / 2),
    y: clamp(y, height / 2 - MAP.height * scale, height / 2),
    scale,
  };
}

/** The zoom factor of a wheel event. A pinch on a trackpad has much smaller steps than a mouse, so each step has a limit. */
export const wheelFactor = ({ deltaY }: WheelEvent) => Math.exp(-clamp(deltaY, -20, 20) / 100);

/** The view that is shown: the chosen one, as far as the size allows it, or the whole map while none is chosen. */
export const shownView = (chosen: View | null, size: Size): View =>
  chosen ? keepNear(chosen, size) : fit(size);

/** Moves the point under `from` to `to`, and scales the map by the factor. */
export function zoom(
  view: View,
  factor: number,
  from: Konva.Vector2d,
  to: Konva.Vector2d,
  size: Size,
): View {
  const scale = clamp(view.scale * factor, MIN, MAX);
  const by = scale / view.scale;
  const x = to.x - (from.x - view.x) * by;
  return keepNear({ x, y: to.y - (from.y - view.y) * by, scale }, size);
}

/** Midpoint and distance of the fingers. */
function grip(fingers: Konva.Vector2d[]) {
  const [first = { x: 0, y: 0 }, second = first] = fingers;
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    apart: Math.hypot(second.x - first.x, second.y - first.y),
  };
}

/**
 * The view after a small move of the same fingers: one moves the map, two move and zoom it. Each
 * step starts from the last one, so a finger that touches or leaves does not move the map.
 */
export function follow(
  view: View,
  before: Konva.Vector2d[],
  after: Konva.Vector2d[],
  size: Size,
): View {
  const from = grip(before);
  const to = grip(after);
  const factor = from.apart > 0 && to.apart > 0 ? to.apart / from.apart : 1;
  return zoom(view, factor, from.middle, to.middle, size);
}

export function describe(view: View, fingers: number): string {
  const percent = `${Math.round(view.scale * 100)} %`;
  if (fingers === 0) return percent;
  return `${percent}, ${fingers === 1 ? 'one finger' : `${fingers} fingers`}`;
}
