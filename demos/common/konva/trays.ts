/** Two clipped trays around x = 0, and the tiles in them, in coordinates of the layer. */
export const trays = [-150, 10].map((x) => ({ x, y: 35, width: 140, height: 200 }));

export const initialTiles = [
  { id: 'coral', x: -130, y: 60, fill: '#f2664a' },
  { id: 'sun', x: -70, y: 150, fill: '#f6b73c' },
  { id: 'leaf', x: 30, y: 70, fill: '#3fa66b' },
  { id: 'sky', x: 85, y: 155, fill: '#4a90e2' },
];

/** The tray at a position. The gap between the trays is centered at x = 0. */
export const trayAt = (x: number) => (x < 0 ? 0 : 1);
