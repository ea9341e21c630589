/** A square with its origin in the middle. */
export const square = {
  width: 64,
  height: 64,
  offsetX: 32,
  offsetY: 32,
  stroke: '#1b1f2a',
};

/** The attributes that the tween changes. The positions are around x = 0. */
export const looks = {
  start: { x: -96, y: 70, rotation: 0, scaleX: 1, strokeWidth: 2, opacity: 1, fill: '#f2664a' },
  end: { x: 80, y: 140, rotation: 90, scaleX: 1.8, strokeWidth: 8, opacity: 0.6, fill: '#1f9aa5' },
};

export type Look = (typeof looks)['start'];
