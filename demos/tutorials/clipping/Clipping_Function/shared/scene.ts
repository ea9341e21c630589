import type Konva from 'konva';

/** The window: two circles beside each other around the group's origin. */
export function twoCircles(
  context: Konva.Context,
  distance: number,
  isEvenOdd: boolean,
): [CanvasFillRule] {
  context.arc(-distance / 2, 0, 55, 0, Math.PI * 2);
  context.closePath();
  context.arc(distance / 2, 0, 55, 0, Math.PI * 2);
  context.closePath();
  return [isEvenOdd ? 'evenodd' : 'nonzero'];
}

/** The image around the group's origin, larger than the window. */
export const sky = { name: 'sky', x: -130, y: -90, width: 260, height: 100, fill: '#4a90e2' };
export const meadow = { name: 'meadow', x: -130, y: 10, width: 260, height: 80, fill: '#3fa66b' };
export const sun = { name: 'sun', x: 45, y: -25, radius: 22, fill: '#f6b73c' };
export const house = { name: 'house', x: -75, y: -20, width: 50, height: 50, fill: '#f2664a' };
