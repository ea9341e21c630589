import type Konva from 'konva';

/** Position and scale of the stage. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

const MIN_SCALE = 0.25;
const MAX_SCALE = 12;

/** Zooms by the factor; the map's point under `point` stays there. */
export function zoomAt(view: View, point: Konva.Vector2d, factor: number): View {
  const scale = Math.min(Math.max(view.scale * factor, MIN_SCALE), MAX_SCALE);
  // The map's point under the pointer …
  const mapX = (point.x - view.x) / view.scale;
  const mapY = (point.y - view.y) / view.scale;
  // … is brought back to the pointer at the new scale.
  return { scale, x: point.x - mapX * scale, y: point.y - mapY * scale };
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

/** Two fingers have moved: what was between them still is, larger by as much as they have gone apart. */
export function pinch(view: View, from: Grip, to: Grip): View {
  const { x, y, scale } = zoomAt(view, from.middle, to.apart / Math.max(from.apart, 1));
  return { scale, x: x + to.middle.x - from.middle.x, y: y + to.middle.y - from.middle.y };
}

/** How much a turn of the wheel zooms. Up is nearer. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  // Some browsers count a mouse wheel in lines.
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * 33 : deltaY;
  // A pinch on a trackpad is a wheel event with ctrlKey and much smaller steps.
  if (ctrlKey) return Math.exp(-Math.min(Math.max(pixels, -30), 30) / 100);
  return Math.exp(-pixels / 500);
}

/** The view that shows a whole area, centered on the stage. */
export function fitView(area: Konva.Vector2d, stage: Konva.Vector2d): View {
  const scale = Math.max(Math.min(stage.x / area.x, stage.y / area.y), 0.01);
  return { scale, x: (stage.x - area.x * scale) / 2, y: (stage.y - area.y * scale) / 2 };
}

export function describeView({ scale }: View, pointer: Konva.Vector2d | null): string {
  const zoom = `${Math.round(scale * 100)}%`;
  return pointer ? `${zoom}, at ${pointer.x.toFixed(1)}, ${pointer.y.toFixed(1)}` : zoom;
}
