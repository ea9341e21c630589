import type Konva from 'konva';
import { SIZE } from '../../sandbox/Video_On_Canvas/shared/cinema';
import { LENS } from '../../sandbox/Video_On_Canvas/shared/look';

export const scene = {
  ...SIZE,
  paint: ({ _context }: Konva.Context) => {
    drawProjector(_context);
    drawPeople(_context);
  },
};

function drawProjector(context: CanvasRenderingContext2D) {
  context.strokeStyle = '#0e1320';
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(268, 300);
  context.lineTo(258, 336);
  context.moveTo(292, 300);
  context.lineTo(302, 336);
  context.stroke();
  context.fillStyle = '#3c4a63';
  for (const x of [266, 297]) {
    context.beginPath();
    context.arc(x, 262, 13, 0, 2 * Math.PI);
    context.fill();
  }
  context.strokeStyle = '#18202f';
  context.lineWidth = 2;
  for (const x of [266, 297]) {
    context.beginPath();
    context.arc(x, 262, 8, 0, 2 * Math.PI);
    context.stroke();
  }
  context.fillStyle = '#55647f';
  context.beginPath();
  context.roundRect(252, 270, 56, 32, 5);
  context.fill();
  context.fillStyle = '#18202f';
  context.fillRect(252, 288, 56, 3);
  context.fillStyle = '#ffdf9a';
  context.beginPath();
  context.arc(LENS.x, LENS.y + 8, 5, 0, 2 * Math.PI);
  context.fill();
}

/** Three pairs in deck chairs, from behind. */
function drawPeople(context: CanvasRenderingContext2D) {
  for (const [x, stripe, hair] of [
    [96, '#c8523f', '#2b1b22'],
    [164, '#e0a23c', '#40262a'],
    [396, '#4f8f86', '#1d1a28'],
    [466, '#c8523f', '#5a3428'],
  ] as const) {
    context.strokeStyle = '#1a1413';
    context.lineWidth = 4;
    context.beginPath();
    context.moveTo(x - 24, 346);
    context.lineTo(x - 20, 286);
    context.moveTo(x + 24, 346);
    context.lineTo(x + 20, 286);
    context.stroke();
    context.fillStyle = hair;
    context.beginPath();
    context.arc(x, 281, 12, 0, 2 * Math.PI);
    context.fill();
    for (let i = 0; i < 5; i += 1) {
      context.fillStyle = i % 2 === 0 ? stripe : '#eadfc6';
      context.fillRect(x - 20 + i * 8, 288, 8, 58);
    }
    context.fillStyle = 'rgba(10, 16, 30, 0.35)';
    context.fillRect(x - 20, 288, 40, 58);
  }
}
