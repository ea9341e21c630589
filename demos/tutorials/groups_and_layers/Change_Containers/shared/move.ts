import { red } from './plates';

export const names = ['yellow', 'blue'] as const;
export type Name = (typeof names)[number];
export interface Point {
  x: number;
  y: number;
}

/** Where both groups are, which of them has the red box, and where the box is in it. */
export const start: { groups: Record<Name, Point>; parent: Name; box: Point } = {
  groups: { yellow: { x: -122, y: 24 }, blue: { x: 10, y: 60 } },
  parent: 'yellow',
  box: { x: red.x, y: red.y },
};

/** The position in the new parent that keeps the box where it is on the canvas. The groups are not rotated or scaled. */
export function samePlace(box: Point, from: Point, to: Point): Point {
  return { x: box.x + from.x - to.x, y: box.y + from.y - to.y };
}
