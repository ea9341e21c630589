import type Konva from 'konva';
import { createRandom } from '../../common/konva/random';

const EDGE = 186;

export const scene = {
  width: 1500,
  height: 1100,
  quality: 70,
  paint: (context: Konva.Context) => {
    context.translate(750, 550);
    drawBoard(context);
  },
};

/** A tablecloth with confetti, and a round board with a lace edge. */
function drawBoard(context: Konva.Context) {
  context.fillStyle = '#ffd9a0';
  context.fillRect(-3000, -3000, 6000, 6000);
  context.fillStyle = 'rgba(255, 247, 226, 0.75)';
  for (let x = -2000; x < 2000; x += 56) context.fillRect(x, -2000, 28, 4000);
  context.fillStyle = 'rgba(246, 160, 110, 0.22)';
  for (let y = -2000; y < 2000; y += 56) context.fillRect(-2000, y, 4000, 28);

  const random = createRandom(23);
  const colors = ['#e4572e', '#17a398', '#7a4fbf', '#f0b429', '#2f7fd1'];
  for (let i = 0; i < 150; i += 1) {
    const angle = random() * 2 * Math.PI;
    const away = EDGE + 14 + random() * 420;
    context.save();
    context.translate(Math.cos(angle) * away, Math.sin(angle) * away);
    context.rotate(random() * 3);
    context.fillStyle = colors[i % colors.length] ?? '';
    context.beginPath();
    if (i % 3 === 0) context.arc(0, 0, 3.2, 0, 2 * Math.PI);
    else context.roundRect(-5, -2, 10, 4, 1.6);
    context.fill('nonzero');
    context.restore();
  }

  const disc = (color: string, radius: number, x = 0, y = 0) => {
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill('nonzero');
  };
  disc('rgba(120, 60, 20, 0.28)', EDGE, 5, 9);
  context.fillStyle = '#fffdf7';
  for (let i = 0; i < 48; i += 1) {
    const angle = (i * Math.PI) / 24;
    disc('#fffdf7', 12, Math.cos(angle) * (EDGE - 10), Math.sin(angle) * (EDGE - 10));
  }
  disc('#fffdf7', EDGE - 10);
  for (let i = 0; i < 48; i += 1) {
    const angle = (i * Math.PI) / 24;
    disc('#ffd9a0', 3.4, Math.cos(angle) * (EDGE - 9), Math.sin(angle) * (EDGE - 9));
    disc(
      '#ffe9c8',
      2,
      Math.cos(angle + 0.065) * (EDGE - 21),
      Math.sin(angle + 0.065) * (EDGE - 21),
    );
  }
  disc('#f1e4d2', EDGE - 30);
  disc('#fbf3e6', EDGE - 33);
}
