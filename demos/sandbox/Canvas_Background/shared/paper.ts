import Konva from 'konva';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
export const HEIGHT = 320;
export const LABEL =
  'A herbarium sheet twice, with a CSS background and with a Rect. Arrow keys move the plants.';
const COLORS = ['#fdf8e8', '#dfcb9c'];

/** The paper as a value of the CSS property `background`. */
export const CSS_PAPER = `linear-gradient(180deg, ${COLORS.join(', ')})`;

/** The stage has been moved by `offset`; the Rect is moved back by as much, so its absolute position is 0, 0. */
export const paperConfig = (offset: Konva.Vector2d, width: number) => ({
  name: 'paper',
  x: -offset.x,
  y: -offset.y,
  width,
  height: HEIGHT,
  fillLinearGradientStartPoint: { x: 0, y: 0 },
  fillLinearGradientEndPoint: { x: 0, y: HEIGHT },
  fillLinearGradientColorStops: COLORS.flatMap((color, i) => [i, color]),
  listening: false,
});

/** The plants, as large as the stage allows. */
export const plantsConfig = (width: number) => ({
  x: 0.03 * width,
  y: (HEIGHT - 0.705 * width) / 2,
  width: 0.94 * width,
  height: 0.705 * width,
  listening: false,
});

/** The offset after a key, or undefined if the key is not an arrow. */
export function press({ x, y }: Konva.Vector2d, { key, shiftKey }: KeyboardEvent) {
  const length = shiftKey ? 40 : 10;
  const right = length * (Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'));
  const down = length * (Number(key === 'ArrowDown') - Number(key === 'ArrowUp'));
  return right || down ? { x: x + right, y: y + down } : undefined;
}

/** The checks behind an export show where it is transparent. */
export const CHECKS = 'repeating-conic-gradient(#ffffff 0 25%, #d3d6da 0 50%) 0 0 / 16px 16px';
