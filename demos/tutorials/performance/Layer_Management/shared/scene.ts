/** The moving shapes: six hexagons, placed around x = 0. */
export const hexagons = [-125, -75, -25, 25, 75, 125].map((x, index) => ({
  name: 'hexagon',
  x,
  y: index % 2 ? 80 : 160,
  sides: 6,
  radius: 28,
  fill: '#2f4bd8',
  stroke: '#ffffff',
  strokeWidth: 3,
}));

/** The static shapes: stars in the background, each with a position and a color. */
export const star = { name: 'star', numPoints: 5, innerRadius: 3, outerRadius: 7 };
