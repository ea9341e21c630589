import type Konva from 'konva';
import type { View } from '../../../common/konva/zoom';

export interface Size {
  width: number;
  height: number;
}

export const LIMITS = { least: 0.1, most: 10 };

/** The origin of the board, in the center of the stage. */
export function firstView({ width, height }: Size): View {
  const scale = width < 480 ? 0.55 : 0.9;
  return { x: width / 2, y: height / 2, scale };
}

/** The view in which a point of the board is in the center of the stage. */
export const viewOn = ({ x, y }: Konva.Vector2d, scale: number, { width, height }: Size): View => ({
  x: width / 2 - x * scale,
  y: height / 2 - y * scale,
  scale,
});

/** The part of the board that the stage shows. */
function shown({ x, y, scale }: View, { width, height }: Size) {
  return {
    left: -x / scale,
    top: -y / scale,
    right: (width - x) / scale,
    bottom: (height - y) / scale,
  };
}

/** The position of the stage's center on the board, as text. */
export function describe(view: View, size: Size): string {
  const { left, top, right, bottom } = shown(view, size);
  const x = Math.round((left + right) / 2);
  const y = Math.round((top + bottom) / 2);
  return `${Math.round(view.scale * 100)} % at ${x}, ${y}`;
}

/** Minimum distance of two dots in screen pixels; the maximum is four times as much. */
const MIN_GAP = 18;

/** The distance of the dots on the board: 30 times a power of four, so that they are never too dense or too sparse. */
export function gridStep(scale: number): number {
  const levels = Math.ceil(Math.log(MIN_GAP / (30 * scale)) / Math.log(4));
  return 30 * 4 ** levels;
}

/** Draws all visible dots as one shape, in the coordinates of the board. */
export function drawGrid(context: Konva.Context, view: View, size: Size) {
  const { left, top, right, bottom } = shown(view, size);
  const step = gridStep(view.scale);
  const radius = 1.4 / view.scale;
  context.beginPath();
  for (let x = Math.floor(left / step) * step; x <= right; x += step) {
    for (let y = Math.floor(top / step) * step; y <= bottom; y += step) {
      context.rect(x - radius, y - radius, 2 * radius, 2 * radius);
    }
  }
  context.fillStyle = '#b9b3a4';
  context.fill();
}
