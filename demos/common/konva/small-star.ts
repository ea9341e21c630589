/** A star whose shadow and outline make it slow to draw. */
export const smallStar = {
  name: 'star',
  numPoints: 5,
  innerRadius: 5,
  outerRadius: 11,
  stroke: '#1b1f2a',
  strokeWidth: 1,
  shadowColor: '#1b1f2a',
  shadowBlur: 6,
};
