import type Konva from 'konva';
import { MARGIN, SCENE } from '../../sandbox/Limited_Drag_And_Resize/shared/look';

type Context = CanvasRenderingContext2D;

export const scene = {
  ...SCENE,
  paint: ({ _context }: Konva.Context) => {
    _context.translate(MARGIN, MARGIN);
    drawFurniture(_context);
  },
};

/** What stands on the rugs: a sofa, a table and a plant. */
function drawFurniture(context: Context) {
  context.save();
  context.shadowColor = 'rgba(30, 16, 6, 0.5)';
  context.shadowBlur = 12;
  context.shadowOffsetY = 4;
  block(context, [130, 340, 250, 58, 14], '#3d6b5c');
  context.shadowColor = 'transparent';
  block(context, [150, 336, 103, 44, 10], '#4d8270');
  block(context, [257, 336, 103, 44, 10], '#4d8270');
  block(context, [166, 346, 36, 30, 7], '#e0a63f');
  context.shadowColor = 'rgba(30, 16, 6, 0.5)';
  disc(context, 592, 46, 26, '#b4583a');
  context.shadowColor = 'transparent';
  disc(context, 592, 46, 20, '#3b2a1d');
  context.fillStyle = '#3f7a46';
  for (let i = 0; i < 11; i += 1) {
    context.save();
    context.translate(592, 46);
    context.rotate((i * 2 * Math.PI) / 11);
    context.fillStyle = i % 2 ? '#3f7a46' : '#5b9a58';
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(15, -20, 0, -44);
    context.quadraticCurveTo(-15, -20, 0, 0);
    context.fill();
    context.restore();
  }
  context.restore();
}

function block(
  context: Context,
  [x, y, width, height, radius]: [number, number, number, number, number],
  color: string,
) {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fillStyle = color;
  context.fill();
}

function disc(context: Context, x: number, y: number, radius: number, color: string) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
}
