import type Konva from 'konva';

/** Position and scale of the stage, or of a group that holds the scene. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

/** The smallest and the largest scale. */
export interface ZoomLimits {
  least: number;
  most: number;
}

const LIMITS: ZoomLimits = { least: 0.25, most: 12 };

/** The point of the scene that appears at a point of the stage. */
export function scenePoint({ x, y, scale }: View, point: Konva.Vector2d): Konva.Vector2d {
  return { x: (point.x - x) / scale, y: (point.y - y) / scale };
}

/** Zooms by the factor; the scene's point under `point` stays there. */
export function zoomAt(view: View, point: Konva.Vector2d, factor: number, limits = LIMITS): View {
  const scale = Math.min(Math.max(view.scale * factor, limits.least), limits.most);
  // The scene's point under the pointer …
  const under = scenePoint(view, point);
  // … is brought back to the pointer at the new scale.
  return { scale, x: point.x - under.x * scale, y: point.y - under.y * scale };
}

/** Two fingers: the point between them, and how far apart they are. */
export interface Grip {
  middle: Konva.Vector2d;
  apart: number;
}

/** The grip of the fingers that are down, or null when there are not two. */
export function gripOf([first, second, ...others]: Konva.Vector2d[]): Grip | null {
  if (!first || !second || others.length > 0) return null;
  const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
  return { middle, apart: Math.hypot(second.x - first.x, second.y - first.y) };
}

/** How much a grip has grown; 1 for a single finger, which has no distance. */
export const growth = (from: Grip, to: Grip) =>
  to.apart > 0 ? to.apart / Math.max(from.apart, 1) : 1;

/** The view after the fingers have moved: what was between them still is, scaled by their distance. */
export function pinch(view: View, from: Grip, to: Grip, limits = LIMITS): View {
  const { x, y, scale } = zoomAt(view, from.middle, growth(from, to), limits);
  return { scale, x: x + to.middle.x - from.middle.x, y: y + to.middle.y - from.middle.y };
}

/** The zoom factor of a wheel event. Scrolling up zooms in. */
export function wheelFactor({ deltaY, deltaMode }: WheelEvent): number {
  // Some browsers report a mouse wheel in lines.
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * 33 : deltaY;
  // A pinch on a trackpad is a wheel event with small steps, so the first pixels count more.
  const step = Math.max(Math.min(Math.abs(pixels), 20) / 100, Math.abs(pixels) / 500);
  return Math.exp(-Math.sign(pixels) * step);
}

/** The view that shows a whole area, centered on the stage. */
export function fitView(area: Konva.Vector2d, stage: Konva.Vector2d): View {
  const scale = Math.max(Math.min(stage.x / area.x, stage.y / area.y), 0.01);
  return { scale, x: (stage.x - area.x * scale) / 2, y: (stage.y - area.y * scale) / 2 };
}
