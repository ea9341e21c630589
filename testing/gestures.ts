import type { Pinch, Point } from '../demos/types/check';

/** The gestures of `DemoHandle`, for both of its implementations. */

/** Number of moves in a drag. */
export const DRAG_STEPS = 4;
/** Number of moves in a pinch: enough that a half turn does not pass through the middle. */
export const PINCH_STEPS = 12;
/** Minimum distance between the fingers of a pinch: more than the browser's tolerance for a finger at rest. */
const PINCH_DISTANCE = 60;

/** The fractions of a path at each of its steps: `[0.5, 1]` for two steps. */
export function parts(steps: number): number[] {
  return Array.from({ length: steps }, (_, step) => (step + 1) / steps);
}

/** The point at a fraction of the path. */
export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Positions of the two fingers of a pinch at a fraction of the gesture. */
export function pinchPath(from: Point, to: Point, { scale = 1, turn = 0 }: Pinch): (part: number) => [Point, Point] {
  const start = (PINCH_DISTANCE / 2) * Math.max(1, 1 / scale);
  return (part) => {
    const { x, y } = between(from, to, part);
    const radius = start * (1 + (scale - 1) * part);
    const angle = (turn * part * Math.PI) / 180;
    const [across, down] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return [
      { x: x - across, y: y - down },
      { x: x + across, y: y + down },
    ];
  };
}
