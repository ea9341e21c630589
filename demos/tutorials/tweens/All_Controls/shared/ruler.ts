/** Pixels of the ruler for one second of the tween. */
const SECOND = 40;
export const duration = 6;

/** The group of ruler and box. The box starts at x = 0 of the group, and the scene is centered at x = 0 of the layer. */
export const group = { x: (-SECOND * duration) / 2, y: 92 };
export const box = {
  name: 'box',
  y: -42,
  width: 40,
  height: 40,
  offsetX: 20,
  offsetY: 20,
  fill: '#f2664a',
};
/** The values of the box at the end of the tween. */
export const goal = { x: SECOND * duration, rotation: 180 };

export const line = { points: [0, 0, goal.x, 0], stroke: '#1b1f2a', strokeWidth: 2 };
const label = { y: 10, width: 30, align: 'center', fontSize: 14, fill: '#484f5f' };
export const labels = Array.from({ length: duration + 1 }, (_, second) => ({
  ...label,
  text: String(second),
  x: second * SECOND - 15,
}));

/** The time at a position on the ruler, in tenths of a second: the tween is linear, so the two are proportional. */
export const timeAt = (x: number) => `${(x / SECOND).toFixed(1)} s`;
