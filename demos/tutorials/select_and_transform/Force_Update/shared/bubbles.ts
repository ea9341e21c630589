const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#4a90e2', '#8457c9'];

/** The bubble with this number, in rows of eight below the curve. */
export const bubble = (index: number) => ({
  name: 'bubble',
  x: 17 + (index % 8) * 32,
  y: 26 + Math.floor(index / 8) * 32,
  radius: 14,
  fill: colors[index % colors.length],
});

/** The group of curve and bubbles, at the start. */
export const start = { x: -130, y: 110, scaleX: 1, scaleY: 1 };
export const frame = { padding: 10, rotateEnabled: false };
