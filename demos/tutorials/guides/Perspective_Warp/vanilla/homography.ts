export interface Point {
  x: number;
  y: number;
}

/** Corners clockwise from the top left. */
export type Quad = [Point, Point, Point, Point];

/** The perspective map from the unit square to the quad. It maps (0, 0) to the first corner and (1, 1) to the third. */
export function homography([a, b, c, d]: Quad): (u: number, v: number) => Point {
  const sumX = a.x - b.x + c.x - d.x;
  const sumY = a.y - b.y + c.y - d.y;
  const right = { x: b.x - c.x, y: b.y - c.y };
  const bottom = { x: d.x - c.x, y: d.y - c.y };
  const area = right.x * bottom.y - bottom.x * right.y;
  // How fast points get farther away, from left to right and from top to bottom.
  const g = (sumX * bottom.y - bottom.x * sumY) / area;
  const h = (right.x * sumY - sumX * right.y) / area;
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return {
      x: ((b.x * (g + 1) - a.x) * u + (d.x * (h + 1) - a.x) * v + a.x) / depth,
      y: ((b.y * (g + 1) - a.y) * u + (d.y * (h + 1) - a.y) * v + a.y) / depth,
    };
  };
}

/** Whether the quad is convex. Only a convex quad can be a flat image seen from the front. */
export function isConvex(quad: Quad): boolean {
  return quad.every((corner, index) => {
    const next = quad[(index + 1) % 4] ?? corner;
    const after = quad[(index + 2) % 4] ?? corner;
    return (
      (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x) > 100
    );
  });
}
