import type Konva from 'konva';

const CARD = { width: 104, height: 164 };
const NAMES = ['moon', 'sea', 'eye', 'sun', 'key', 'star'] as const;
type Name = (typeof NAMES)[number];

/** All cards side by side. */
export const scene = {
  width: CARD.width * NAMES.length,
  height: CARD.height,
  quality: 88,
  paint: (context: Konva.Context) => {
    for (const name of NAMES) {
      drawCard(context, name);
      context.translate(CARD.width, 0);
    }
  },
};

/** The ink in which each card is printed. */
const INK: Record<Name, string> = {
  moon: '#2d3f8f',
  sea: '#0f6f7c',
  eye: '#6a3a8c',
  sun: '#c2562b',
  key: '#3d6b39',
  star: '#a32c52',
};

const IVORY = '#fbf2dc';
const GOLD = '#d9a441';

/** The signs are drawn around 0, 0 within a circle of this radius. */
const R = 30;

type Sign = (context: Konva.Context, ink: string) => void;

function disc(context: Konva.Context, color: string, x: number, y: number, radius: number) {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill('nonzero');
}

const fill = (context: Konva.Context, color: string, path: string) => {
  context.fillStyle = color;
  context.fill(new Path2D(path));
};

const line = (context: Konva.Context, color: string, width: number, path: string) => {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke(new Path2D(path));
};

/** A star of so many points around 0, 0. */
function points(
  context: Konva.Context,
  color: string,
  count: number,
  outer: number,
  inner: number,
) {
  context.fillStyle = color;
  context.beginPath();
  for (let i = 0; i < count * 2; i += 1) {
    const away = i % 2 === 0 ? outer : inner;
    const angle = (i * Math.PI) / count;
    context.lineTo(Math.sin(angle) * away, -Math.cos(angle) * away);
  }
  context.closePath();
  context.fill('nonzero');
}

const SIGNS: Record<Name, Sign> = {
  sun(context, ink) {
    points(context, GOLD, 16, R + 4, 20);
    points(context, ink, 8, R - 2, 17);
    disc(context, IVORY, 0, 0, 17);
    disc(context, GOLD, 0, 0, 14.5);
    line(context, ink, 2, 'M-7 -3 q3 -3 6 0 M1 -3 q3 -3 6 0 M-6 4 q6 6 12 0');
  },
  moon(context, ink) {
    disc(context, ink, 0, 0, R);
    fill(context, GOLD, 'M6 -24 A25 25 0 1 0 24 10 A20 20 0 1 1 6 -24 Z');
    line(context, ink, 1.8, 'M-15 -2 q3 3 6 0 M-8 9 q4 2 6 -2');
    for (const [x, y] of [
      [12, -8],
      [18, -18],
      [4, -4],
    ] as const) {
      context.translate(x, y);
      points(context, IVORY, 4, 5, 1.6);
      context.translate(-x, -y);
    }
  },
  star(context, ink) {
    points(context, ink, 8, R + 3, 10);
    context.rotate(Math.PI / 8);
    points(context, GOLD, 8, R - 5, 8);
    context.rotate(-Math.PI / 8);
    points(context, IVORY, 8, 17, 6);
    disc(context, ink, 0, 0, 4.5);
  },
  sea(context, ink) {
    disc(context, GOLD, 0, -8, 15);
    fill(context, ink, 'M-32 2 q8 -10 16 0 q8 10 16 0 q8 -10 16 0 q8 10 16 0 V14 H-32 Z');
    fill(context, ink, 'M-32 14 H32 q-6 22 -32 22 q-26 0 -32 -22 Z');
    line(context, IVORY, 2.2, 'M-29 9 q7 -9 14 0 q8 9 15 0 q7 -9 15 0 q7 9 14 0');
    line(context, IVORY, 2, 'M-25 19 q6 -7 12 0 q7 8 13 0 q6 -7 13 0 q6 8 12 0');
    line(context, IVORY, 1.8, 'M-14 28 q5 -5 9 0 q5 6 10 0 q5 -5 9 0');
  },
  eye(context, ink) {
    for (let i = 0; i < 9; i += 1) {
      const angle = (-0.5 + (i - 4) * 0.105) * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      line(
        context,
        i % 2 === 0 ? GOLD : ink,
        2.4,
        `M${x * 25} ${y * 25 + 2} L${x * (i % 2 === 0 ? 37 : 32)} ${y * (i % 2 === 0 ? 37 : 32) + 2}`,
      );
    }
    fill(context, ink, 'M-34 4 Q0 -32 34 4 Q0 36 -34 4 Z');
    fill(context, IVORY, 'M-27 4 Q0 -23 27 4 Q0 28 -27 4 Z');
    disc(context, GOLD, 0, 3, 13);
    disc(context, ink, 0, 3, 7.5);
    disc(context, IVORY, 3, 0, 2.4);
  },
  key(context, ink) {
    line(context, ink, 6, 'M0 -8 V32 M0 30 H12 M0 20 H9');
    for (const [x, y] of [
      [-10, -18],
      [10, -18],
      [0, -28],
    ] as const) {
      disc(context, ink, x, y, 10);
      disc(context, IVORY, x, y, 5);
    }
    disc(context, GOLD, 0, -15, 7);
    line(context, GOLD, 2, 'M0 -4 V28');
  },
};

/** A card is printed twice, as playing cards are: the lower half is the upper one, turned. */
function drawCard(context: Konva.Context, name: Name) {
  const ink = INK[name];
  const { width, height } = CARD;
  const box = (inset: number, corner: number) => {
    context.beginPath();
    context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, corner);
  };
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.fillStyle = IVORY;
  box(0, 10);
  context.fill('nonzero');
  context.strokeStyle = ink;
  context.lineWidth = 2.4;
  box(6, 7);
  context.stroke();
  context.strokeStyle = GOLD;
  context.lineWidth = 1;
  box(10, 5);
  context.stroke();

  for (const half of [0, Math.PI]) {
    context.save();
    context.translate(width / 2, height / 2);
    context.rotate(half);
    for (const side of [-1, 1]) {
      // Corners with a fan, a small star and a dotted arch.
      context.strokeStyle = ink;
      context.lineWidth = 1.6;
      for (const radius of [9, 14]) {
        context.beginPath();
        context.arc(
          side * 42,
          -72,
          radius,
          side > 0 ? Math.PI / 2 : 0,
          side > 0 ? Math.PI : Math.PI / 2,
        );
        context.stroke();
      }
      disc(context, GOLD, side * 38, -68, 3);
    }
    context.save();
    context.translate(0, -58);
    points(context, ink, 4, 10, 3);
    context.restore();
    for (let i = -4; i <= 4; i += 1) {
      disc(context, i % 2 === 0 ? GOLD : ink, i * 8.6, -44 + Math.abs(i) * Math.abs(i) * 0.85, 1.5);
    }
    context.restore();
  }
  context.save();
  context.translate(width / 2, height / 2);
  SIGNS[name](context, ink);
  context.restore();
}
