/** The center of the dial. */
const middle = { x: 0, y: 145 };

export const angles = [0, 90, 180, 270];
export const frame = { resizeEnabled: false, rotateAnchorOffset: 44, rotationSnaps: angles };

/** The arc that shows the tolerance on both sides of an angle. A rotation of 0 degrees points up. */
export const arc = (angle: number, tolerance: number) => ({
  ...middle,
  name: 'arc',
  innerRadius: 112,
  outerRadius: 126,
  angle: tolerance * 2,
  rotation: angle - 90 - tolerance,
  fill: '#f6b73c',
});

/** The group that rotates, and its parts, drawn around its 0, 0. */
export const start = { ...middle, rotation: 0 };
export const disk = { radius: 74, fill: '#ffffff', stroke: '#1b1f2a', strokeWidth: 3 };
export const north = { points: [0, -62, 16, 0, -16, 0], closed: true, fill: '#f2664a' };
export const south = { points: [0, 62, 16, 0, -16, 0], closed: true, fill: '#1b1f2a' };
