/** Pixels of the ruler for one second of the tween. */
const SECOND = 40;
const SECONDS = 6;

/** The ruler and the box are in a group, so that the box begins at x = 0 of it and the scene is around x = 0 of the layer. */
export const group = { x: (-SECOND * SECONDS) / 2, y: 92 };
export const box = {
  name: 'box',
  y: -42,
  width: 40,
  height: 40,
  offsetX: 20,
  offsetY: 20,
  fill: '#f2664a',
};
/** Where the tween takes the box. */
export const goal = { x: SECOND * SECONDS, rotation: 180 };
export const duration = SECONDS;

export const line = { points: [0, 0, goal.x, 0], stroke: '#1b1f2a', strokeWidth: 2 };
export const labels = Array.from({ length: SECONDS + 1 }, (_, second) => ({
  text: String(second),
  x: second * SECOND - 15,
  y: 10,
  width: 30,
  align: 'center',
  fontSize: 14,
  fill: '#484f5f',
}));

/** The tween is linear, so a position on the ruler is a time. To a tenth of a second, so that it can be read. */
export const timeAt = (x: number) => `${(x / SECOND).toFixed(1)} s`;
