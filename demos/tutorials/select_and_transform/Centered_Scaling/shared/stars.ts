/** Two stars, each in a separate group, left and right of x = 0. */
export const stars = [
  { name: 'from-side', x: -80, fill: '#f2664a', label: 'default', centered: false },
  { name: 'from-middle', x: 80, fill: '#1f9aa5', label: 'centeredScaling', centered: true },
];

/** The first position and scale of a star in its group. */
export const start = { x: 0, y: 140, scaleX: 1, scaleY: 1 };
export const look = { numPoints: 8, innerRadius: 34, outerRadius: 50 };

/** Marks the first position of the star's center. */
export const mark = { x: 0, y: 140, radius: 4, fill: '#ffffff', listening: false };

export const caption = {
  x: -80,
  y: 256,
  width: 160,
  align: 'center',
  fontSize: 15,
  fill: '#1b1f2a',
};
