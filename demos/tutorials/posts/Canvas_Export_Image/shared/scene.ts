export const picture = { name: 'picture', x: -145, y: 15, width: 140, height: 105 };

export const drawing = { name: 'drawing', x: 75, y: 67 };
export const star = {
  numPoints: 8,
  innerRadius: 36,
  outerRadius: 50,
  fill: '#f6b73c',
};
export const disc = { radius: 26, fill: '#2f4bd8', opacity: 0.5 };
export const title = {
  x: -50,
  y: -9,
  width: 100,
  text: 'Konva',
  align: 'center',
  fontSize: 18,
  fill: '#1b1f2a',
};

/** A whole pixel: an export of a node at half a pixel would have soft edges. */
export const middle = (width: number) => Math.floor(width / 2);
