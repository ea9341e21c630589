import type Konva from 'konva';
import { CELL, WOOL, type Wool } from '../../sandbox/Snake_Game/shared/look';

const INK = '#33231f';

/** Balls of yarn in each color, and below them the head, awake and dizzy. */
export const scene = {
  width: WOOL.length * CELL,
  height: 2 * CELL,
  ratio: 1,
  quality: 84,
  paint: (context: Konva.Context) => {
    const inCell = (column: number, row: number, draw: () => void) => {
      context.save();
      context.translate((column + 0.5) * CELL, (row + 0.5) * CELL);
      context.scale(CELL / 2, CELL / 2);
      draw();
      context.restore();
    };
    WOOL.forEach((wool, i) => inCell(i, 0, () => drawYarn(context, wool)));
    const [brick] = WOOL;
    for (const column of [0, 1]) inCell(column, 1, () => drawHead(context, brick, column === 1));
  },
};

/** A ball of yarn with a loose end. */
function drawYarn(context: Konva.Context, { base, dark, light }: Wool) {
  context.lineCap = 'round';
  context.lineWidth = 0.09;
  context.strokeStyle = base;
  context.beginPath();
  context.moveTo(0.1, 0.42);
  context.bezierCurveTo(0.5, 0.62, 0.62, 0.2, 0.86, 0.5);
  context.stroke();
  context.fillStyle = 'rgba(60, 35, 20, 0.22)';
  circle(context, 0.04, 0.1, 0.44);
  const gradient = context.createRadialGradient(-0.15, -0.18, 0.05, 0, 0, 0.46);
  gradient.addColorStop(0, light);
  gradient.addColorStop(0.55, base);
  gradient.addColorStop(1, dark);
  context.fillStyle = gradient;
  circle(context, 0, 0, 0.44);
  // Three windings, each of four strands.
  context.lineWidth = 0.035;
  for (const [turn, color] of [
    [0.5, dark],
    [2.6, light],
    [1.6, dark],
  ] as const) {
    context.save();
    context.rotate(turn);
    context.strokeStyle = color;
    context.beginPath();
    for (const bend of [-0.24, -0.1, 0.04, 0.18]) {
      context.moveTo(-0.34, bend);
      context.quadraticCurveTo(0, bend + 0.2, 0.34, bend);
    }
    context.stroke();
    context.restore();
  }
}

/** The head of a sock puppet that looks right, with buttons for eyes. */
function drawHead(context: Konva.Context, { base, dark, light }: Wool, isDizzy: boolean) {
  context.scale(1.15, 1.15);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = '#e0405a';
  context.lineWidth = 0.1;
  context.beginPath();
  context.moveTo(0.5, 0);
  context.lineTo(0.78, 0);
  context.lineTo(0.94, -0.12);
  context.moveTo(0.78, 0);
  context.lineTo(0.94, 0.12);
  context.stroke();

  context.fillStyle = base;
  context.strokeStyle = dark;
  context.lineWidth = 0.07;
  context.beginPath();
  context.moveTo(-0.45, -0.38);
  context.bezierCurveTo(-0.1, -0.62, 0.7, -0.5, 0.7, 0);
  context.bezierCurveTo(0.7, 0.5, -0.1, 0.62, -0.45, 0.38);
  context.closePath();
  context.fill();
  context.stroke();
  // A light heel of the sock, and a seam.
  context.strokeStyle = light;
  context.lineWidth = 0.06;
  context.setLineDash([0.09, 0.1]);
  context.beginPath();
  context.moveTo(0.42, -0.3);
  context.quadraticCurveTo(0.56, 0, 0.42, 0.3);
  context.stroke();
  context.setLineDash([]);

  for (const y of [-0.25, 0.25]) {
    context.fillStyle = '#fff8ea';
    circle(context, 0.08, y, 0.19);
    context.strokeStyle = INK;
    context.fillStyle = INK;
    if (isDizzy) {
      context.lineWidth = 0.06;
      context.beginPath();
      for (const slope of [-1, 1]) {
        context.moveTo(-0.01, y - 0.09 * slope);
        context.lineTo(0.17, y + 0.09 * slope);
      }
      context.stroke();
    } else {
      circle(context, 0.12, y, 0.1);
      context.fillStyle = '#ffffff';
      circle(context, 0.15, y - 0.04, 0.035);
    }
  }
}

function circle(context: Konva.Context, x: number, y: number, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
