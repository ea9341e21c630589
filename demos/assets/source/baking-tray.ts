import type Konva from 'konva';
import { createRandom } from '../../common/konva/random';
import { PAPER } from '../../sandbox/Elastic_Stars/shared/cookies';
import { PICTURE, TRAY } from '../../sandbox/Elastic_Stars/shared/look';

export const scene = { width: PICTURE.width, height: PICTURE.height, paint };

/** The tray, its parchment, and what is left of the baking. */
function paint(context: Konva.Context) {
  context.translate(-PICTURE.x, -PICTURE.y);
  const box = (inset: number, corner: number, dx = 0, dy = 0) => {
    context.beginPath();
    context.roundRect(
      inset + dx,
      inset + dy,
      TRAY.width - 2 * inset,
      TRAY.height - 2 * inset,
      corner,
    );
    context.fill('nonzero');
  };
  context.fillStyle = 'rgba(40, 8, 14, 0.4)';
  box(0, 28, 4, 8);
  const steel = context.createLinearGradient(0, 0, TRAY.width, TRAY.height);
  steel.addColorStop(0, '#8f9dab');
  steel.addColorStop(0.5, '#5f6f7f');
  steel.addColorStop(1, '#3f4d5c');
  context.fillStyle = steel;
  box(0, 28);
  context.fillStyle = '#36424f';
  box(11, 20);
  context.fillStyle = '#46545f';
  box(15, 17);

  // The parchment hangs a bit over the flat of the tray.
  context.fillStyle = '#f0dfbe';
  context.beginPath();
  context.moveTo(PAPER.x - 12, PAPER.y - 8);
  for (let i = 0; i <= 8; i += 1) {
    context.lineTo(PAPER.x - 10 + (i / 8) * (PAPER.width + 20), PAPER.y - 9 + (i % 2) * 2.5);
  }
  context.lineTo(PAPER.x + PAPER.width + 9, PAPER.y + PAPER.height + 8);
  for (let i = 8; i >= 0; i -= 1) {
    context.lineTo(
      PAPER.x - 10 + (i / 8) * (PAPER.width + 20),
      PAPER.y + PAPER.height + 9 - (i % 2) * 3,
    );
  }
  context.fill('nonzero');
  context.strokeStyle = 'rgba(154, 110, 56, 0.22)';
  context.lineWidth = 1.5;
  for (const [x, y, dx, dy] of [
    [60, 40, 70, 110],
    [300, 36, 40, 130],
    [420, 220, -90, 90],
    [120, 310, 60, -90],
  ] as const) {
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + dx * 0.2, y + dy * 0.6, x + dx, y + dy);
    context.stroke();
  }
  // Sugar and crumbs.
  const random = createRandom(5);
  for (let i = 0; i < 150; i += 1) {
    context.fillStyle = i % 3 === 0 ? 'rgba(154, 93, 43, 0.4)' : 'rgba(255, 255, 255, 0.85)';
    context.fillRect(
      PAPER.x + random() * PAPER.width,
      PAPER.y + random() * PAPER.height,
      i % 3 === 0 ? 2.4 : 1.6,
      1.6,
    );
  }
  drawSprig(context, -34, 322, -0.5);
  drawSprig(context, 508, 26, 2.5);
}

/** A twig of fir with berries, at a corner of the tray. */
function drawSprig(context: Konva.Context, x: number, y: number, turn: number) {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.lineCap = 'round';
  for (const [bend, color] of [
    [-14, '#20584d'],
    [12, '#2f6f62'],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = 3;
    for (let i = 0; i < 13; i += 1) {
      const at = i * 7;
      const length = 19 - i;
      context.beginPath();
      context.moveTo(at, (bend * i) / 13);
      context.lineTo(at + length * 0.6, (bend * i) / 13 - length * 0.8);
      context.moveTo(at, (bend * i) / 13);
      context.lineTo(at + length * 0.6, (bend * i) / 13 + length * 0.8);
      context.stroke();
    }
  }
  for (const [bx, by] of [
    [4, -4],
    [14, 6],
    [20, -6],
  ] as const) {
    context.fillStyle = '#e04a5a';
    context.beginPath();
    context.arc(bx, by, 6, 0, 2 * Math.PI);
    context.fill('nonzero');
    context.fillStyle = 'rgba(255, 255, 255, 0.7)';
    context.beginPath();
    context.arc(bx - 2, by - 2, 1.7, 0, 2 * Math.PI);
    context.fill('nonzero');
  }
  context.restore();
}
