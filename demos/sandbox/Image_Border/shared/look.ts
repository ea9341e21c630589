import Konva from 'konva';
import { fitScene } from '../../../common/konva/fit-scene';
import { MAT, STICKER, type Point } from './border';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

interface Size {
  width: number;
  height: number;
}

export const LABEL =
  'Sticker of three red mushrooms with a snail, on a cutting mat. Arrow keys move it.';

/** Position and scale at which the whole mat fits. */
export const placeMat = (stage: Size) => fitScene(stage, MAT);

export const stickerConfig = ({ x, y }: Point) =>
  ({
    name: 'sticker',
    x,
    y,
    ...STICKER,
    offsetX: STICKER.width / 2,
    offsetY: STICKER.height / 2,
    draggable: true,
  }) satisfies Partial<Konva.ImageConfig>;

/** The cutting mat with its grid, some offcuts and the knife. */
export function paintMat(context: Konva.Context) {
  const { width, height } = MAT;
  const ground = context.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, '#2b7a6d');
  ground.addColorStop(1, '#175448');
  context.fillStyle = ground;
  context.fillRect(-3000, -3000, 7000, 7000);
  for (const [step, color] of [
    [16, 'rgba(214, 245, 226, 0.1)'],
    [80, 'rgba(214, 245, 226, 0.32)'],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = 1;
    context.beginPath();
    for (let at = -1200; at <= 2000; at += step) {
      context.moveTo(at, -1200);
      context.lineTo(at, 2000);
      context.moveTo(-1200, at);
      context.lineTo(2000, at);
    }
    context.stroke();
  }
  // Angles to cut along.
  context.beginPath();
  for (const angle of [30, 45, 60]) {
    const turn = (-angle * Math.PI) / 180;
    context.moveTo(0, height);
    context.lineTo(900 * Math.cos(turn), height + 900 * Math.sin(turn));
  }
  context.stroke();
  context.fillStyle = 'rgba(230, 255, 240, 0.7)';
  context.font = 'bold 13px ui-monospace, Menlo, Consolas, monospace';
  for (let number = 1; number < 8; number += 1)
    context.fillText(String(number), number * 80 + 5, 15);
  for (let number = 1; number < 6; number += 1)
    context.fillText(String(number), 5, number * 80 + 15);

  offcut(context, 500, 96, 0.5, '#ffe25c');
  offcut(context, 556, 148, 2.1, '#ff6b5e');
  offcut(context, 520, 190, 3.4, '#82d2ff');
  offcut(context, 66, 410, 4.2, '#ffffff');
  offcut(context, 108, 440, 5.6, '#ff6b5e');
  knife(context);
}

/** A leftover strip of paper. */
function offcut(context: Konva.Context, x: number, y: number, turn: number, color: string) {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.shadowColor = 'rgba(0, 30, 24, 0.45)';
  context.shadowBlur = 5;
  context.shadowOffsetY = 2;
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(-30, -4);
  context.quadraticCurveTo(0, -26, 34, -6);
  context.lineTo(30, 4);
  context.quadraticCurveTo(0, -14, -26, 6);
  context.closePath();
  context.fill('nonzero');
  context.restore();
}

function knife(context: Konva.Context) {
  context.save();
  context.translate(560, 330);
  context.rotate(0.5);
  context.shadowColor = 'rgba(0, 30, 24, 0.5)';
  context.shadowBlur = 10;
  context.shadowOffsetX = 4;
  context.shadowOffsetY = 6;
  context.fillStyle = '#f2f5f7';
  context.beginPath();
  context.moveTo(-8, -58);
  context.lineTo(2, -104);
  context.lineTo(8, -58);
  context.closePath();
  context.fill('nonzero');
  const handle = context.createLinearGradient(-11, 0, 11, 0);
  handle.addColorStop(0, '#f6b73c');
  handle.addColorStop(0.5, '#ffd982');
  handle.addColorStop(1, '#c98416');
  context.fillStyle = handle;
  context.beginPath();
  context.roundRect(-11, -62, 22, 150, 9);
  context.fill('nonzero');
  context.restore();
  context.save();
  context.translate(560, 330);
  context.rotate(0.5);
  context.fillStyle = 'rgba(110, 66, 6, 0.55)';
  for (let y = -46; y < -6; y += 9) context.fillRect(-11, y, 22, 3);
  context.restore();
}
