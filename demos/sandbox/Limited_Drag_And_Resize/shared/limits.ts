export interface Point {
  x: number;
  y: number;
}

/** A rotated rectangle: its center, its size, and its rotation in degrees. */
export interface Box extends Point {
  width: number;
  height: number;
  turn: number;
}

/** An upright rectangle. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The four corners of a rotated rectangle. */
export function cornersOf({ x, y, width, height, turn }: Box): Point[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across = 0, down = 0]) => {
    const [dx, dy] = [(across * width) / 2, (down * height) / 2];
    return { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos };
  });
}

/** The upright rectangle around all boxes, as they are rotated. */
export function areaAround(boxes: readonly Box[]): Area {
  const corners = boxes.flatMap(cornersOf);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** Tolerates rounding errors, such as 0.30000000000000004: a box that touches the limit is still inside. */
const CLOSE = 1e-6;

export function isInside(boxes: readonly Box[], limits: Area): boolean {
  const { left, top, right, bottom } = areaAround(boxes);
  return (
    left >= limits.left - CLOSE &&
    top >= limits.top - CLOSE &&
    right <= limits.right + CLOSE &&
    bottom <= limits.bottom + CLOSE
  );
}

/** How far all boxes can move together: each direction ends where the first of them touches. */
export function limitMove(boxes: readonly Box[], { x, y }: Point, limits: Area): Point {
  const { left, top, right, bottom } = areaAround(boxes);
  return {
    x: Math.max(limits.left - left, Math.min(limits.right - right, x)),
    y: Math.max(limits.top - top, Math.min(limits.bottom - bottom, y)),
  };
}

/** A box part of the way from one to another, 0 to 1. Its center, size and angle change evenly, so it also turns around its center. */
function between(from: Box, to: Box, part: number): Box {
  const mix = (key: keyof Box) => from[key] + (to[key] - from[key]) * part;
  return {
    x: mix('x'),
    y: mix('y'),
    width: mix('width'),
    height: mix('height'),
    turn: mix('turn'),
  };
}

/**
 * The last box that fits on the path to the next box. Returning the old box instead would leave a gap as wide as the step of the pointer.
 *
 * @param fits whether a box is allowed; the old one should be
 */
export function limitChange(last: Box, next: Box, fits: (box: Box) => boolean): Box {
  if (fits(next)) return next;
  // The smaller angle: 179 and -179 degrees are two degrees apart.
  const turn = last.turn + (((((next.turn - last.turn) % 360) + 540) % 360) - 180);
  const goal = { ...next, turn };
  let [good, bad] = [0, 1];
  for (let i = 0; i < 16; i += 1) {
    const half = (good + bad) / 2;
    if (fits(between(last, goal, half))) good = half;
    else bad = half;
  }
  return good === 0 ? last : between(last, goal, good);
}
