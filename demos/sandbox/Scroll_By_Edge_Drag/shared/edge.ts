export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Width of the zone along each edge in which a held plant scrolls the view, in pixels. */
const EDGE = 56;

/** Pixels in a second, in each direction. */
export const SPEED = 480;

/** The speed along one axis. A small view keeps a middle in which nothing scrolls. */
function speedAlong(at: number, length: number): number {
  const zone = Math.min(EDGE, length / 4);
  if (at < zone) return -SPEED;
  return at > length - zone ? SPEED : 0;
}

/** The scroll speed for a pointer at this position in the view or beyond its edge. */
export const edgeSpeed = ({ x, y }: Point, view: Size): Point => ({
  x: speedAlong(x, view.width),
  y: speedAlong(y, view.height),
});

/** The nearest corner that keeps the view inside the plan. */
export const keepCorner = ({ x, y }: Point, view: Size, plan: Size): Point => ({
  x: Math.min(Math.max(0, x), Math.max(0, plan.width - view.width)),
  y: Math.min(Math.max(0, y), Math.max(0, plan.height - view.height)),
});

/** The corner of the view some milliseconds later. */
export const scrolled = (
  corner: Point,
  pointer: Point,
  milliseconds: number,
  view: Size,
  plan: Size,
): Point => {
  const speed = edgeSpeed(pointer, view);
  // A tab in the background may have been paused for minutes.
  const seconds = Math.min(milliseconds, 100) / 1000;
  return keepCorner(
    { x: corner.x + speed.x * seconds, y: corner.y + speed.y * seconds },
    view,
    plan,
  );
};

/** The corner at which a point of the plan is visible, with some space around it. For the keyboard. */
export function reveal(corner: Point, point: Point, view: Size, plan: Size): Point {
  const along = (from: number, at: number, length: number) => {
    const space = Math.min(1.5 * EDGE, length / 3);
    return Math.min(at - space, Math.max(at + space - length, from));
  };
  return keepCorner(
    { x: along(corner.x, point.x, view.width), y: along(corner.y, point.y, view.height) },
    view,
    plan,
  );
}
