import type Konva from 'konva';

const RADIUS = 36;
/** From the center of a hexagon to its vertical sides. */
const HALF_WIDTH = RADIUS * Math.cos(Math.PI / 6);

const look = { y: 85, offsetX: 0, sides: 6, radius: RADIUS, strokeWidth: 8, draggable: true };
/** The pivot is the middle of the left side. */
const atLeft = { x: 100 - HALF_WIDTH, offsetX: -HALF_WIDTH };

/** The scene is centered at x = 0. The hexagons have no scale: the animation owns it. */
export const hexagons = [
  { ...look, name: 'both', x: -100, fill: '#f2664a', stroke: '#a83a22' },
  { ...look, name: 'y-only', x: 0, fill: '#1f9aa5', stroke: '#11626a' },
  { ...look, ...atLeft, name: 'x-only', fill: '#8457c9', stroke: '#563390' },
];

/** A dot at the pivot of a hexagon, which does not move while the hexagon pulses. */
export const dot = { radius: 4, fill: '#1b1f2a', listening: false };

const label = { y: 160, width: 100, align: 'center', fontSize: 13, fill: '#1b1f2a' };
export const labels = ['x and y', 'y only', 'x only'].map((text, index) => ({
  ...label,
  text,
  x: -150 + index * 100,
}));

/** Scales the hexagons, in their order. The factor is between 1 / 1.4 and 1.4. */
export function pulse([both, yOnly, xOnly]: Konva.Node[], time: number) {
  const factor = 1.4 ** Math.sin(time / 500);
  both?.scale({ x: factor, y: factor });
  yOnly?.scaleY(factor);
  xOnly?.scaleX(factor);
}
