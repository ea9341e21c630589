/** Geometry of closed outlines: the last corner is joined to the first. This file does not depend on Konva. */
export interface Point {
  x: number;
  y: number;
}

/** The edges: each corner with the next one. */
export const edgesOf = (corners: readonly Point[]): [Point, Point][] =>
  corners.map((from, i) => [from, corners[(i + 1) % corners.length] ?? from]);

/** The area, whichever way around the corners go. An outline that crosses itself has no meaningful area. */
export function areaOf(corners: readonly Point[]): number {
  const twice = edgesOf(corners).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0);
  return Math.abs(twice) / 2;
}

/** The length of the outline. */
export const perimeterOf = (corners: readonly Point[]): number =>
  edgesOf(corners).reduce((sum, [a, b]) => sum + Math.hypot(b.x - a.x, b.y - a.y), 0);

/** The smallest upright rectangle around the corners. */
export function boundsOf(corners: readonly Point[]) {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Whether a ray to the right from the point crosses the outline an odd number of times. */
export function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  const crossed = edgesOf(corners).filter(
    ([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x),
  );
  return crossed.length % 2 === 1;
}

/** The point of a straight edge that is nearest to another point. */
export function nearestOnEdge(point: Point, [a, b]: readonly [Point, Point]): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const share = square > 0 ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / square : 0;
  const along = Math.min(1, Math.max(0, share));
  return { x: a.x + along * dx, y: a.y + along * dy };
}

/** The nearest point of the outline, its distance, and the edge that it is on. */
export function nearestOnOutline(point: Point, corners: readonly Point[]) {
  let nearest = { point, distance: Infinity, edge: 0 };
  edgesOf(corners).forEach((ends, edge) => {
    const on = nearestOnEdge(point, ends);
    const distance = Math.hypot(on.x - point.x, on.y - point.y);
    if (distance < nearest.distance) nearest = { point: on, distance, edge };
  });
  return nearest;
}

/** Where the outline crosses itself. Neighboring edges share a corner, which is not a crossing. */
export function crossingsOf(corners: readonly Point[]): Point[] {
  const edges = edgesOf(corners);
  return edges.flatMap((first, i) =>
    edges.slice(i + 2).flatMap((second, k) => {
      const isNeighbor = i === 0 && i + 2 + k === edges.length - 1;
      return isNeighbor ? [] : (crossing(first, second) ?? []);
    }),
  );
}

function crossing([a, b]: [Point, Point], [c, d]: [Point, Point]): Point | undefined {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const cross = rx * sy - ry * sx;
  if (cross === 0) return undefined;
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / cross;
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / cross;
  if (t < 0 || t > 1 || u < 0 || u > 1) return undefined;
  return { x: a.x + t * rx, y: a.y + t * ry };
}

/**
 * A position for a label: inside the outline, far from its edges. The center of gravity of an L or a U may be outside. Tries a grid of
 * positions, which is precise enough for a label.
 */
export function labelPlaceOf(corners: readonly Point[], steps = 14): Point {
  const { x, y, width, height } = boundsOf(corners);
  let best = { x: x + width / 2, y: y + height / 2 };
  let most = 0;
  for (let row = 1; row < steps; row += 1) {
    for (let column = 1; column < steps; column += 1) {
      const place = { x: x + (width * column) / steps, y: y + (height * row) / steps };
      const room = isInside(place, corners) ? nearestOnOutline(place, corners).distance : 0;
      if (room > most) [best, most] = [place, room];
    }
  }
  return best;
}

/** The corners in the format of Konva's lines: x and y alternating. */
export const flat = (corners: readonly Point[]): number[] => corners.flatMap(({ x, y }) => [x, y]);
