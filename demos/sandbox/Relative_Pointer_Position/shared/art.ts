import type Konva from 'konva';
import type { Kind } from './cake';

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
