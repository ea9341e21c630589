/** Placed by its middle, around x = 0, like the circles. */
export const box = {
  id: 'box',
  y: 120,
  width: 68,
  height: 68,
  offsetX: 34,
  offsetY: 34,
  cornerRadius: 8,
  fill: '#f2664a',
};

export const circles = [
  { id: 'sun', x: -80, y: 60, radius: 26, fill: '#f6b73c' },
  { id: 'leaf', x: 80, y: 60, radius: 26, fill: '#3fa66b' },
  { id: 'twin', x: -80, y: 180, radius: 26, fill: '#4a90e2' },
  { id: 'twin', x: 80, y: 180, radius: 26, fill: '#8457c9' },
];

/** The ids to search for. No node has the last one. */
export const ids = ['box', 'sun', 'leaf', 'twin', 'nobody'];
