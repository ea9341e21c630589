export const boxes = [
  {
    id: 'coral',
    x: -130,
    y: 120,
    width: 100,
    height: 100,
    rotation: 0,
    scaleX: 1,
    scaleY: 1,
    fill: '#f2664a',
  },
  {
    id: 'teal',
    x: 40,
    y: 115,
    width: 100,
    height: 70,
    rotation: 15,
    scaleX: 1,
    scaleY: 1,
    fill: '#1f9aa5',
  },
];

/** The selection frame while it is not in use: the same attributes, but not visible. */
export const noBand = { x: 0, y: 0, width: 0, height: 0, visible: false };
export const bandLook = {
  name: 'band',
  fill: '#2f4bd822',
  stroke: '#2f4bd8',
  strokeWidth: 1,
  listening: false,
};

interface Point {
  x: number;
  y: number;
}

/** The rectangle between two points. */
export const areaBetween = (from: Point, to: Point) => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});
