const WIDTH = 48;
const HEIGHT = 28;
const size = { y: 85, width: WIDTH, height: HEIGHT };

/** The scene is centered at x = 0. The rectangles have no rotation: the animation owns it. */
export const rectangles = [
  { ...size, name: 'corner', x: -100, offsetX: 0, offsetY: 0, fill: '#f2664a' },
  { ...size, name: 'center', x: 0, offsetX: WIDTH / 2, offsetY: HEIGHT / 2, fill: '#1f9aa5' },
  { ...size, name: 'outside', x: 100, offsetX: WIDTH / 2, offsetY: 48, fill: '#8457c9' },
];

/** Each rectangle turns about its x and y: a dot shows the position. */
export const pivots = rectangles.map(({ name, x, y }) => ({
  name: `pivot-${name}`,
  x,
  y,
  radius: 4,
  fill: '#1b1f2a',
}));

export const labels = rectangles.map(({ name, x, offsetX, offsetY }) => ({
  text: `${name}\noffset ${offsetX}, ${offsetY}`,
  x: x - 50,
  y: 152,
  width: 100,
  align: 'center',
  fontSize: 13,
  lineHeight: 1.3,
  fill: '#1b1f2a',
}));

/** Whether it may start by itself: not if the reader's system is set to reduced motion. */
export const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
