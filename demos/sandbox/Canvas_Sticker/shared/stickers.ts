import type Konva from 'konva';
import type { Kind } from './sheet';

interface Art {
  /** Color of its button. */
  color: string;
  /** Its outline in a square from -50 to 50, as the data of an SVG path. */
  outline: string;
  paint(context: Konva.Context): void;
}

function fill(context: Konva.Context, color: string, path: string) {
  context.fillStyle = color;
  context.fill(new Path2D(path));
}

const STAR =
  'M0 -44 C4 -44 6 -40 8 -35 L15 -18 L34 -16 C44 -15 46 -10 39 -3 L25 9 L29 29 C31 39 26 42 18 37 L0 26 L-18 37 C-26 42 -31 39 -29 29 L-25 9 L-39 -3 C-46 -10 -44 -15 -34 -16 L-15 -18 L-8 -35 C-6 -40 -4 -44 0 -44 Z';
const HEART =
  'M0 40 C-30 20 -44 2 -44 -14 C-44 -38 -14 -44 0 -20 C14 -44 44 -38 44 -14 C44 2 30 20 0 40 Z';
const ARROW =
  'M-42 24 C-40 -14 -14 -32 14 -27 L14 -42 C14 -46 18 -47 21 -44 L43 -20 C45 -18 45 -15 43 -13 L21 11 C18 14 14 13 14 9 L14 -6 C-6 -10 -18 2 -22 26 C-24 36 -43 36 -42 24 Z';

/** A circle with a wavy edge. */
function scallops(count: number, radius: number): string {
  const point = (i: number, away: number) => {
    const angle = (i / count) * 2 * Math.PI;
    return `${(Math.sin(angle) * away).toFixed(2)} ${(-Math.cos(angle) * away).toFixed(2)}`;
  };
  const waves = Array.from(
    { length: count },
    (_, i) => `Q${point(i + 0.5, radius * 1.1)} ${point(i + 1, radius)}`,
  );
  return `M${point(0, radius)} ${waves.join(' ')} Z`;
}

/** What the stickers look like. To add one, give it a name in `KINDS` and a drawing here. */
export const ART: Record<Kind, Art> = {
  star: {
    color: '#f7b024',
    outline: STAR,
    paint(context) {
      fill(context, '#ffc533', STAR);
      // One half of each arm is in the shade.
      const tips = [0, 1, 2, 3, 4].map((i) => (i * 2 * Math.PI) / 5);
      context.save();
      context.clip(new Path2D(STAR));
      context.fillStyle = '#f39a1f';
      for (const angle of tips) {
        context.beginPath();
        context.moveTo(0, 2);
        context.lineTo(Math.sin(angle) * 60, 2 - Math.cos(angle) * 60);
        context.lineTo(Math.sin(angle + 0.63) * 24, 2 - Math.cos(angle + 0.63) * 24);
        context.closePath();
        context.fill('nonzero');
      }
      context.restore();
      fill(context, '#fff6d8', 'M-15 -9 C-13 -15 -9 -17 -7 -24 C-4 -18 -9 -10 -15 -9 Z');
    },
  },
  heart: {
    color: '#e8443f',
    outline: HEART,
    paint(context) {
      fill(context, '#e8443f', HEART);
      context.save();
      context.clip(new Path2D(HEART));
      fill(context, '#b92a3c', 'M50 -40 C52 0 30 22 -20 30 L0 50 L60 40 Z');
      fill(
        context,
        '#ff9a8a',
        'M-36 -14 C-36 -28 -24 -33 -16 -29 C-24 -26 -30 -20 -31 -9 C-32 -5 -36 -8 -36 -14 Z',
      );
      context.restore();
      context.fillStyle = '#fff3dd';
      context.font = 'italic bold 21px Georgia, "Times New Roman", serif';
      context.textAlign = 'center';
      context.fillText('far out', 0, 3);
    },
  },
  badge: {
    color: '#1c4f5c',
    outline: scallops(18, 44),
    paint(context) {
      fill(context, '#1c4f5c', scallops(18, 44));
      const disc = (color: string, radius: number) => {
        context.fillStyle = color;
        context.beginPath();
        context.arc(0, 0, radius, 0, 2 * Math.PI);
        context.fill('nonzero');
      };
      disc('#f6d9a0', 39);
      disc('#1c4f5c', 37);
      disc('#f2a65a', 26.5);
      context.save();
      context.beginPath();
      context.arc(0, 0, 25, 0, 2 * Math.PI);
      context.clip();
      fill(context, '#f6d9a0', 'M-30 -30 H30 V30 H-30 Z');
      fill(context, '#f2a65a', 'M-30 -10 H30 V30 H-30 Z');
      fill(context, '#fff3cf', 'M-11 4 a11 11 0 0 1 22 0 Z');
      fill(
        context,
        '#c8553d',
        'M-30 4 L-18 4 L-14 -6 L-4 -7 L0 4 L8 4 L11 -2 L20 -3 L24 4 L30 4 V30 H-30 Z',
      );
      fill(context, '#7d3440', 'M-30 30 V12 C-14 8 6 16 30 9 V30 Z');
      fill(context, '#f6d9a0', 'M-1 12 L1 12 L6 30 L-8 30 Z');
      context.restore();
      around(context, 'MILE 212', 30, -Math.PI / 2);
      around(context, '• ROUTE •', 30, Math.PI / 2);
    },
  },
  arrow: {
    color: '#23a1a0',
    outline: ARROW,
    paint(context) {
      fill(context, '#23a1a0', ARROW);
      context.save();
      context.clip(new Path2D(ARROW));
      fill(context, '#12757c', 'M-50 40 C-46 -4 -18 -20 14 -14 L14 20 L50 -16 L50 50 Z');
      context.strokeStyle = '#fff3dd';
      context.lineWidth = 3;
      context.lineCap = 'round';
      context.setLineDash([1, 7]);
      context.stroke(new Path2D('M-32 24 C-28 -6 -10 -20 14 -17 L34 -17'));
      context.restore();
    },
  },
};

/** Letters along a circle, with their middle at an angle; in the lower half they stand upright. */
function around(context: Konva.Context, words: string, radius: number, middle: number) {
  const isBelow = Math.sin(middle) > 0;
  context.fillStyle = '#f6d9a0';
  context.font = 'bold 8px system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const stepAngle = 0.235 * (isBelow ? -1 : 1);
  [...words].forEach((letter, i) => {
    const angle = middle + (i - (words.length - 1) / 2) * stepAngle;
    context.save();
    context.translate(Math.cos(angle) * (radius + 1.5), Math.sin(angle) * (radius + 1.5));
    context.rotate(angle + (isBelow ? -Math.PI / 2 : Math.PI / 2));
    context.fillText(letter, 0, 0);
    context.restore();
  });
}
