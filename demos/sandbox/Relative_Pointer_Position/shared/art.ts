import type Konva from 'konva';
import { createRandom } from '../../../common/konva/random';
import { BOARD, CAKE, type Kind } from './cake';

const { radius: EDGE } = BOARD;

/** The color of each coordinate system, here and in the table. */
export const SPACE_COLORS = { stage: '#2457b8', layer: '#0d7a63', group: '#a3174f' };

const LENGTHS = { stage: 46, layer: 44, group: 38 };

/** An arrow to the right for x and one down for y, from the origin. */
export function drawAxes(context: Konva.Context, shape: Konva.Shape) {
  const space: keyof typeof SPACE_COLORS = shape.getAttr('space');
  const length = LENGTHS[space];
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [color, width] of [
    ['rgba(255, 252, 244, 0.9)', 5.5],
    [SPACE_COLORS[space], 2.6],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(0, length);
    context.lineTo(0, 0);
    context.lineTo(length, 0);
    context.moveTo(length - 6, -5);
    context.lineTo(length, 0);
    context.lineTo(length - 6, 5);
    context.moveTo(-5, length - 6);
    context.lineTo(0, length);
    context.lineTo(5, length - 6);
    context.stroke();
  }
  context.fillStyle = SPACE_COLORS[space];
  context.beginPath();
  context.arc(0, 0, 4.5, 0, 2 * Math.PI);
  context.fill('nonzero');
  context.font = 'bold 12px system-ui, sans-serif';
  context.strokeStyle = 'rgba(255, 252, 244, 0.9)';
  context.lineWidth = 4;
  for (const [text, x, y] of [
    ['x', length + 5, 4],
    ['y', -3.5, length + 14],
  ] as const) {
    context.strokeText(text, x, y);
    context.fillText(text, x, y);
  }
}

/** A tablecloth with confetti, and a round board with a lace edge. */
export function drawBoard(context: Konva.Context) {
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

/** A sheet cake from above: sponge, pink icing, pearls of cream, and a word. */
export function drawCake(context: Konva.Context) {
  const { width, height, corner } = CAKE;
  const box = (grow: number, dx = 0, dy = 0) => {
    context.beginPath();
    context.roundRect(
      -width / 2 - grow + dx,
      -height / 2 - grow + dy,
      width + 2 * grow,
      height + 2 * grow,
      corner + grow,
    );
  };
  context.fillStyle = 'rgba(96, 44, 30, 0.3)';
  box(8, 3, 7);
  context.fill('nonzero');
  context.fillStyle = '#8a4b2f';
  box(8);
  context.fill('nonzero');
  context.fillStyle = '#c98a55';
  box(5);
  context.fill('nonzero');
  const icing = context.createLinearGradient(-width / 2, -height / 2, width / 2, height / 2);
  icing.addColorStop(0, '#ffc4cf');
  icing.addColorStop(1, '#f48fa8');
  context.fillStyle = icing;
  box(2);
  context.fill('nonzero');

  // Pearls along the edge.
  for (const [x, y] of pearls()) {
    context.fillStyle = 'rgba(150, 40, 70, 0.25)';
    context.beginPath();
    context.arc(x + 1, y + 1.6, 6.2, 0, 2 * Math.PI);
    context.fill('nonzero');
    context.fillStyle = '#fff8ef';
    context.beginPath();
    context.arc(x, y, 6, 0, 2 * Math.PI);
    context.fill('nonzero');
    context.fillStyle = '#ffffff';
    context.beginPath();
    context.arc(x - 1.6, y - 1.8, 1.9, 0, 2 * Math.PI);
    context.fill('nonzero');
  }

  context.lineJoin = 'round';
  context.font = 'italic bold 40px Georgia, "Times New Roman", serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.strokeStyle = 'rgba(150, 40, 70, 0.3)';
  context.lineWidth = 5;
  context.strokeText('Hooray', 1, 60);
  context.fillStyle = '#fffaf2';
  context.fillText('Hooray', 0, 58);
}

/** Places on the edge of the cake, about as far from each other. */
function pearls(): [number, number][] {
  const { width, height, corner } = CAKE;
  const [w, h] = [width / 2, height / 2];
  const found: [number, number][] = [];
  const along = (from: [number, number], to: [number, number], count: number) => {
    for (let i = 0; i < count; i += 1) {
      const part = i / count;
      found.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    }
  };
  const around = (x: number, y: number, start: number) => {
    for (let i = 0; i < 4; i += 1) {
      const angle = start + (i / 4) * (Math.PI / 2);
      found.push([x + Math.cos(angle) * corner, y + Math.sin(angle) * corner]);
    }
  };
  along([-w + corner, -h], [w - corner, -h], 17);
  around(w - corner, -h + corner, -Math.PI / 2);
  along([w, -h + corner], [w, h - corner], 9);
  around(w - corner, h - corner, 0);
  along([w - corner, h], [-w + corner, h], 17);
  around(-w + corner, h - corner, Math.PI / 2);
  along([-w, h - corner], [-w, -h + corner], 9);
  around(-w + corner, -h + corner, Math.PI);
  return found;
}

/** A topping from above, around the middle of its shape. */
export function drawTopping(context: Konva.Context, shape: Konva.Shape) {
  const kind: Kind = shape.getAttr('kind');
  context.translate(shape.width() / 2, shape.height() / 2);
  const disc = (color: string, x: number, y: number, radius: number) => {
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill('nonzero');
  };
  disc('rgba(120, 20, 50, 0.28)', 1.5, 2.5, 9);
  if (kind === 'cherry') {
    disc('#a3122f', 0, 0, 9);
    disc('#cf2744', -1, -1, 7.4);
    disc('#f8a3ab', -3, -3.4, 2.2);
    context.strokeStyle = '#4f6b2a';
    context.lineWidth = 1.8;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(0.5, -0.5);
    context.quadraticCurveTo(4, -9, 11, -11);
    context.stroke();
    return;
  }
  if (kind === 'star') {
    context.lineJoin = 'round';
    context.fillStyle = '#ffd23f';
    context.strokeStyle = '#c98a10';
    context.lineWidth = 1.8;
    context.beginPath();
    for (let i = 0; i < 10; i += 1) {
      const away = i % 2 === 0 ? 10 : 4.6;
      const angle = (i * Math.PI) / 5;
      context.lineTo(Math.sin(angle) * away, -Math.cos(angle) * away);
    }
    context.closePath();
    context.fill('nonzero');
    context.stroke();
    return;
  }
  // A candle with two stripes, its wick in the very middle.
  const glow = context.createRadialGradient(0, 0, 3, 0, 0, 26);
  glow.addColorStop(0, 'rgba(255, 243, 176, 0.85)');
  glow.addColorStop(1, 'rgba(255, 220, 120, 0)');
  context.fillStyle = glow;
  context.fillRect(-26, -26, 52, 52);
  disc('#1d7fa6', 0, 0, 8.4);
  disc('#e9f7fb', 0, 0, 6.6);
  disc('#1d7fa6', 0, 0, 4.8);
  disc('#fff1a8', 0, 0, 3.6);
  disc('#ff8a1f', 0, 0, 2.3);
  disc('#fff7d6', 0, 0, 1.1);
}
