import type { Point } from './sheet';

/** The effect of two fingers on an object: a scale factor, degrees, and a movement. */
export interface Twist {
  scale: number;
  turn: number;
  by: Point;
}

type Pair = readonly [Point, Point];

/** The change from one pair of points to another. */
export function twist([a, b]: Pair, [c, d]: Pair): Twist {
  const before = { x: b.x - a.x, y: b.y - a.y };
  const after = { x: d.x - c.x, y: d.y - c.y };
  const apart = Math.hypot(before.x, before.y);
  const angle = Math.atan2(after.y, after.x) - Math.atan2(before.y, before.x);
  return {
    // Two fingers at one point have no distance to scale.
    scale: apart > 0 ? Math.hypot(after.x, after.y) / apart : 1,
    turn: (angle * 180) / Math.PI,
    by: { x: (c.x + d.x - a.x - b.x) / 2, y: (c.y + d.y - a.y - b.y) / 2 },
  };
}

/** Follows fingers by their ids. `move` returns a twist while exactly two are down. */
export function createTwoFingers() {
  const fingers = new Map<number, Point>();
  let hasTwisted = false;

  const pair = (): Pair | null => {
    const [first, second, third] = [...fingers.values()];
    return first && second && !third ? [first, second] : null;
  };

  return {
    /** `isFirst` discards all earlier fingers. Returns whether two fingers are down now. */
    press(id: number, point: Point, isFirst: boolean): boolean {
      if (isFirst) {
        fingers.clear();
        hasTwisted = false;
      }
      fingers.set(id, point);
      return pair() !== null;
    },
    move(id: number, point: Point): Twist | null {
      if (!fingers.has(id)) return null;
      const before = pair();
      fingers.set(id, point);
      const after = pair();
      if (!before || !after) return null;
      hasTwisted = true;
      return twist(before, after);
    },
    lift(id: number) {
      fingers.delete(id);
    },
    areTwo: () => pair() !== null,
    /** Whether there was a twist since the first finger came down: lifting it is not a click. */
    hasTwisted: () => hasTwisted,
  };
}
