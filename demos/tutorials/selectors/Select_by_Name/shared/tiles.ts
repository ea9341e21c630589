/** A tile is placed by its middle, around x = 0. */
const tile = (name: string, x: number, y: number, size: number, fill: string) => ({
  name,
  x,
  y,
  width: size,
  height: size,
  offsetX: size / 2,
  offsetY: size / 2,
  cornerRadius: name.includes('round') ? size / 2 : 6,
  fill,
  stroke: '#1b1f2a',
});

export const tiles = [
  tile('round big', -80, 72, 68, '#f2664a'),
  tile('round small', 0, 72, 40, '#f6b73c'),
  tile('square big', 80, 72, 68, '#3fa66b'),
  tile('square small', -80, 168, 40, '#1f9aa5'),
  tile('round big', 0, 168, 68, '#4a90e2'),
  tile('square small', 80, 168, 40, '#8457c9'),
];
