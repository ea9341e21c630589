import type Konva from 'konva';
import type { Point } from './scroll';

/** A soft round or oval spot of one color. */
export function oval(
  context: Konva.Context,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  color: string | CanvasGradient,
  turn = 0,
) {
  context.fillStyle = color;
  context.beginPath();
  context.ellipse(x, y, radiusX, radiusY, turn, 0, 2 * Math.PI);
  context.fill('nonzero');
}

/** An ant that looks to the right, 26 units long, turned and placed. */
export function paintAnt(
  context: Konva.Context,
  { x, y }: Point,
  turn: number,
  size: number,
  color: string,
) {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(size, size);
  context.strokeStyle = color;
  context.lineWidth = 1.3;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const side of [-1, 1]) {
    // Three legs with knees, and an antenna.
    for (const [hip, knee, foot] of [
      [2, 5, 9],
      [0, 0, -1],
      [-2, -6, -10],
    ] as const) {
      context.moveTo(hip, 0);
      context.lineTo(knee, side * 6);
      context.lineTo(foot, side * 9.5);
    }
    context.moveTo(9, side * 1.5);
    context.lineTo(13, side * 5);
    context.lineTo(17, side * 4);
  }
  context.stroke();
  oval(context, -8.5, 0, 6.8, 4.6, color);
  oval(context, 0, 0, 4.4, 2.8, color);
  oval(context, 8, 0, 4, 3.5, color);
  oval(context, -10, -1.6, 2.6, 1.2, 'rgba(255, 226, 190, 0.45)');
  context.restore();
}
