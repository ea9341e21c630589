import type { Point } from '../../../common/konva/polygon';
import { directionAt, pointAt, ribbon, type Curves } from './curves';

type Pen = CanvasRenderingContext2D;

/** Where the water begins. */
export const WATER = 322;

/** The swan, and its image in the water. */
export function drawSwan(pen: Pen, curves: Curves) {
  pen.save();
  pen.beginPath();
  pen.rect(0, WATER, 720, 118);
  pen.clip();
  // Mirrored at the water, half as high.
  pen.translate(0, 1.5 * WATER);
  pen.scale(1, -0.5);
  pen.globalAlpha = 0.3;
  drawBird(pen, curves);
  pen.restore();
  pen.save();
  pen.beginPath();
  pen.rect(-60, -200, 840, WATER + 200);
  pen.clip();
  drawBird(pen, curves);
  pen.restore();
  drawWaves(pen, curves);
}

function drawBird(pen: Pen, curves: Curves) {
  drawBody(pen, curves);
  drawNeck(pen, curves);
  drawHead(pen, curves);
}

/** The back is the quadratic curve; the belly follows the water to the breast. */
function bodyPath(pen: Pen, { neck, back }: Curves) {
  const [shoulder, control, tail] = back;
  const [breast] = neck;
  pen.beginPath();
  pen.moveTo(shoulder.x, shoulder.y);
  pen.quadraticCurveTo(control.x, control.y, tail.x, tail.y);
  pen.bezierCurveTo(tail.x - 26, WATER - 8, tail.x - 90, WATER + 26, 430, WATER + 22);
  pen.bezierCurveTo(350, WATER + 20, breast.x - 40, WATER + 8, breast.x - 26, breast.y - 8);
  pen.quadraticCurveTo(breast.x - 10, breast.y - 40, shoulder.x, shoulder.y);
  pen.closePath();
}

function drawBody(pen: Pen, curves: Curves) {
  const { back } = curves;
  const [shoulder, control, tail] = back;
  bodyPath(pen, curves);
  const light = pen.createLinearGradient(0, Math.min(control.y, shoulder.y), 0, WATER + 20);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(0.55, '#fdf4ef');
  light.addColorStop(1, '#c9bfdc');
  pen.fillStyle = light;
  pen.fill();
  pen.save();
  pen.clip();
  // Three rows of feathers, between the back and the water.
  pen.lineCap = 'round';
  for (const [row, share] of [0.24, 0.46, 0.68].entries()) {
    const mixed = back.map(({ x, y }) => ({ x: x + 12 * row, y: y + (WATER + 6 - y) * share }));
    for (let i = 1; i < 12; i += 1) {
      const t = 0.1 + (i * 0.86) / 12;
      const [{ x, y }, way] = [pointAt(mixed, t), directionAt(mixed, t)];
      const size = 25 - 4 * row;
      pen.strokeStyle = 'rgba(122, 112, 168, 0.36)';
      pen.lineWidth = 2;
      pen.beginPath();
      pen.moveTo(x - way.y * 3, y + way.x * 3);
      pen.quadraticCurveTo(
        x + size * (0.6 * way.x - 0.55 * way.y),
        y + size * (0.6 * way.y + 0.55 * way.x),
        x + size * way.x * 1.15,
        y + size * way.y * 1.15 + 2,
      );
      pen.stroke();
    }
  }
  // The last light on the back.
  pen.strokeStyle = 'rgba(255, 193, 150, 0.8)';
  pen.lineWidth = 9;
  pen.beginPath();
  pen.moveTo(shoulder.x, shoulder.y);
  pen.quadraticCurveTo(control.x, control.y, tail.x, tail.y);
  pen.stroke();
  pen.restore();
}

function trace(pen: Pen, points: readonly Point[]) {
  pen.beginPath();
  for (const { x, y } of points) pen.lineTo(x, y);
  pen.closePath();
}

/** A stroke along the Bézier curve, thick at the breast and thin below the head. */
function drawNeck(pen: Pen, { neck }: Curves) {
  const widthAt = (t: number) => 34 * (1 - t) ** 2.2 + 11.5;
  trace(pen, ribbon(neck, widthAt));
  const [from, to] = [pointAt(neck, 0), pointAt(neck, 1)];
  const light = pen.createLinearGradient(to.x - 20, to.y, from.x + 40, from.y);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(0.7, '#fdf2ec');
  light.addColorStop(1, '#efe3ee');
  pen.fillStyle = light;
  pen.fill();
  pen.lineJoin = 'round';
  // A shade on the side that is away from the sun.
  const shaded = Array.from({ length: 25 }, (_, i) => {
    const t = 0.06 + (0.9 * i) / 24;
    const [{ x, y }, way] = [pointAt(neck, t), directionAt(neck, t)];
    const off = widthAt(t) * 0.72;
    return { x: x + way.y * off, y: y - way.x * off };
  });
  pen.strokeStyle = 'rgba(146, 132, 186, 0.28)';
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const { x, y } of shaded) pen.lineTo(x, y);
  pen.stroke();
}

/** The head looks where the neck ends. */
function drawHead(pen: Pen, { neck }: Curves) {
  const [{ x, y }, way] = [pointAt(neck, 1), directionAt(neck, 1)];
  pen.save();
  pen.translate(x, y);
  pen.rotate(Math.atan2(way.y, way.x));
  // Upright, whichever way it looks.
  if (way.x < 0) pen.scale(1, -1);
  pen.fillStyle = '#ffffff';
  pen.beginPath();
  pen.ellipse(6, 0, 23, 16, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = '#ee7b30';
  pen.beginPath();
  pen.moveTo(22, -9);
  pen.quadraticCurveTo(48, -6, 61, 6);
  pen.quadraticCurveTo(44, 13, 22, 10);
  pen.closePath();
  pen.fill();
  pen.fillStyle = '#27223f';
  pen.beginPath();
  pen.moveTo(12, -4);
  pen.lineTo(30, -9);
  pen.lineTo(28, 2);
  pen.lineTo(23, 10);
  pen.quadraticCurveTo(20, 2, 12, -4);
  pen.fill();
  pen.beginPath();
  pen.arc(11, -6, 3.2, 0, 2 * Math.PI);
  pen.fill();
  pen.strokeStyle = '#a64a14';
  pen.lineWidth = 1.2;
  pen.beginPath();
  pen.moveTo(28, 4);
  pen.quadraticCurveTo(46, 3, 58, 6);
  pen.stroke();
  pen.restore();
}

/** Rings where the swan touches the water. */
function drawWaves(pen: Pen, { neck, back }: Curves) {
  const [left, right] = [neck[0].x - 60, back[2].x - 20];
  pen.strokeStyle = 'rgba(255, 246, 236, 0.75)';
  pen.lineCap = 'round';
  for (const [shift, wider, width] of [
    [2, 10, 2.4],
    [14, 44, 1.8],
    [30, 88, 1.3],
  ] as const) {
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(left - wider, WATER + shift);
    pen.bezierCurveTo(
      left + 40,
      WATER + shift + 12,
      right - 60,
      WATER + shift + 12,
      right + wider,
      WATER + shift,
    );
    pen.stroke();
  }
}
