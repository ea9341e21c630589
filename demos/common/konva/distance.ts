interface Point {
  x: number;
  y: number;
}

/** Distance of a point from a line segment, which may have no length. */
export function distance(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const squared = x * x + y * y;
  const along = squared === 0 ? 0 : ((point.x - from.x) * x + (point.y - from.y) * y) / squared;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - at * x, point.y - from.y - at * y);
}
