const shape = { numPoints: 5, innerRadius: 13, outerRadius: 26, strokeWidth: 3 };

/** The stars that are dragged, in a row around x = 0. */
export const paints = ['#f2664a', '#f6b73c', '#3fa66b', '#4a90e2', '#8457c9'].map(
  (fill, index) => ({ ...shape, name: 'paint', fill, stroke: fill, x: (index - 2) * 60, y: 90 }),
);

/** The stars that take a color: one below each of the others. */
const blank = { ...shape, y: 210, fill: '#ffffff', stroke: '#b8b3a6' };
export const blanks = paints.map(({ x }, index) => ({ ...blank, x, id: `blank-${index}` }));
