import Konva from 'konva';

export const HEIGHT = 400;
export const LABEL =
  'Two inn signs with a heron. The left one hangs on its corner, the right one on its middle.';

/** Both signs are the same image. Only their offset differs: which of its points is at x, y. */
export const SIGNS = [
  { name: 'sign hinged', x: -94, y: 0, offsetX: 0, offsetY: 0, width: 176, height: 116 },
  { name: 'sign centered', x: 184, y: 0, offsetX: 88, offsetY: 58, width: 176, height: 116 },
];

/** The pins show the positions of the signs. */
export const PINS = SIGNS.map(({ x, y }) => ({
  x,
  y,
  radius: 6,
  fill: '#f0573d',
  stroke: '#f7ecd6',
  strokeWidth: 2,
}));

/** The scene, 560 by 330 around 0, 0, is in the middle of the stage, as large as it fits. */
export function placeScene(width: number) {
  const scale = Math.min(1.2, (width || 560) / 560);
  return { x: width / 2, y: HEIGHT / 2, scaleX: scale, scaleY: scale };
}

/** The wall is behind the stage, and grows with the scene. */
export const backgroundOf = (wall: string, width: number) =>
  `#2b4a6d url(${wall}) center / ${1400 * placeScene(width).scaleX}px`;

/** Turns the signs to a scale of 1 or -1 in each direction, starting at their current scale. */
export function turn(signs: readonly Konva.Node[] = [], scaleX: number, scaleY: number) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const sign of signs) {
    const duration = isStill ? 0 : 0.4;
    sign.to({ scaleX, scaleY, duration, easing: Konva.Easings.EaseInOut });
  }
}
