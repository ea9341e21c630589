import type { Point } from '../../../common/konva/polygon';
import { halfTurns } from '../../../common/konva/ranges';

export const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

/** The parts of a line with several points: each point with the next. */
export const partsOf = (points: readonly Point[]): [Point, Point][] =>
  points.slice(1).map((to, i) => [points[i] ?? to, to]);

/** The length of all parts together. */
export const lengthOf = (points: readonly Point[]) =>
  partsOf(points).reduce((sum, [a, b]) => sum + distance(a, b), 0);

/** Degrees above the horizontal, from -180 (not included) to 180: to the right is 0, up is 90. The canvas counts `y` downward. */
export const directionOf = (a: Point, b: Point) =>
  halfTurns((Math.atan2(a.y - b.y, b.x - a.x) * 180) / Math.PI);

/** The angle at a corner between the directions to its two neighbors, from 0 to 180 degrees. */
export const cornerAngle = (before: Point, corner: Point, after: Point) =>
  Math.abs(halfTurns(directionOf(corner, before) - directionOf(corner, after)));

/** The point at the same distance whose direction from `from` is the nearest multiple of `step` degrees. */
export function straighten(from: Point, to: Point, step: number): Point {
  const angle = (Math.round(directionOf(from, to) / step) * step * Math.PI) / 180;
  // The nearest point on that ray, so that the line ends beside the pointer.
  const length = (to.x - from.x) * Math.cos(angle) - (to.y - from.y) * Math.sin(angle);
  return { x: from.x + length * Math.cos(angle), y: from.y - length * Math.sin(angle) };
}

/** How far a point is from the nearest part of a line. */
export function distanceToLine(point: Point, points: readonly Point[]): number {
  const away = partsOf(points).map(([a, b]) => {
    const square = distance(a, b) ** 2;
    const along = (point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y);
    const share = square > 0 ? Math.min(1, Math.max(0, along / square)) : 0;
    return distance(point, { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) });
  });
  return Math.min(Infinity, ...away);
}

/** The direction that halves the angle between the two neighbors of a corner, as a vector of length 1. */
export function insideOf(before: Point, corner: Point, after: Point): Point {
  const [first, second] = [before, after].map((end) => {
    const length = distance(corner, end) || 1;
    return { x: (end.x - corner.x) / length, y: (end.y - corner.y) / length };
  });
  const sum = { x: (first?.x ?? 0) + (second?.x ?? 0), y: (first?.y ?? 0) + (second?.y ?? 0) };
  const length = Math.hypot(sum.x, sum.y);
  // On a straight line both sides are the same: the one below.
  return length < 0.01
    ? { x: -Math.abs(first?.y ?? 0), y: Math.abs(first?.x ?? 1) }
    : { x: sum.x / length, y: sum.y / length };
}
