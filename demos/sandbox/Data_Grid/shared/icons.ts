import type { Kind } from './log';

/** Small drawings in cells. Each has its center at x, y. */

export type Pen = CanvasRenderingContext2D;

export const INK = {
  text: '#dfe4f7',
  soft: '#8f9ac6',
  brass: '#e6b85f',
  ice: '#7fd4e8',
  coral: '#ef8a6f',
  leaf: '#7be0a3',
  rose: '#e58fb8',
  moon: '#f4ecd0',
  shade: '#2a3160',
};

const COLORS: Record<Kind, string> = {
  galaxy: '#b9a5f2',
  nebula: INK.rose,
  cluster: INK.ice,
  star: '#fff3c4',
  planet: INK.brass,
  comet: INK.leaf,
};

function disc(pen: Pen, x: number, y: number, radius: number) {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

const DRAWINGS: Record<Kind, (pen: Pen) => void> = {
  galaxy(pen) {
    pen.rotate(-0.5);
    pen.lineWidth = 1.3;
    for (const turn of [0, Math.PI]) {
      pen.beginPath();
      for (let t = 0; t <= 1; t += 0.1) {
        const angle = turn + t * 3.6;
        pen.lineTo(7.5 * t * Math.cos(angle), 4.2 * t * Math.sin(angle));
      }
      pen.stroke();
    }
    disc(pen, 0, 0, 2);
  },
  nebula(pen) {
    pen.lineWidth = 2.4;
    pen.beginPath();
    pen.ellipse(0, 0, 6, 4.4, 0.5, 0, 2 * Math.PI);
    pen.globalAlpha = 0.75;
    pen.stroke();
    pen.globalAlpha = 1;
    disc(pen, 0, 0, 1.2);
  },
  cluster(pen) {
    const stars = [
      [-4, -2, 1.7],
      [0, -4.5, 1.1],
      [3.5, -1.5, 1.8],
      [-1.5, 1.5, 1.4],
      [2.5, 4, 1.3],
      [-5, 3.5, 1],
      [6, 2, 0.9],
    ];
    for (const [x = 0, y = 0, radius = 1] of stars) disc(pen, x, y, radius);
  },
  star(pen) {
    pen.beginPath();
    for (let i = 0; i < 8; i += 1) {
      const radius = i % 2 === 0 ? 7 : 1.7;
      pen.lineTo(radius * Math.sin((i * Math.PI) / 4), -radius * Math.cos((i * Math.PI) / 4));
    }
    pen.fill();
  },
  planet(pen) {
    pen.rotate(-0.35);
    disc(pen, 0, 0, 3.8);
    pen.lineWidth = 1.2;
    pen.beginPath();
    pen.ellipse(0, 0, 7.5, 2.2, 0, 0, 2 * Math.PI);
    pen.stroke();
  },
  comet(pen) {
    disc(pen, -3.5, 3.5, 2.3);
    pen.lineWidth = 1.1;
    for (const [x, y] of [
      [6, -3],
      [6.5, -6.5],
      [2.5, -6],
    ] as const) {
      pen.beginPath();
      pen.moveTo(-3, 3);
      pen.lineTo(x, y);
      pen.stroke();
    }
  },
};

/** The kind of the observed object. */
export function drawKind(pen: Pen, kind: Kind, x: number, y: number) {
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = COLORS[kind];
  pen.strokeStyle = COLORS[kind];
  DRAWINGS[kind](pen);
  pen.restore();
}

/** The moon at an age from 0 to 1; waxing, it is lit from the right, as seen from the north. */
export function drawMoon(pen: Pen, age: number, x: number, y: number, radius: number) {
  pen.save();
  pen.translate(x, y);
  if (age > 0.5) pen.scale(-1, 1);
  pen.fillStyle = INK.shade;
  disc(pen, 0, 0, radius);
  pen.fillStyle = INK.moon;
  // The shadow's edge is half an ellipse: to the right of the middle before half moon, to the left after it.
  const edge = radius * Math.cos(2 * Math.PI * age);
  pen.beginPath();
  pen.arc(0, 0, radius, -Math.PI / 2, Math.PI / 2);
  pen.ellipse(0, 0, Math.abs(edge), radius, 0, Math.PI / 2, -Math.PI / 2, edge > 0);
  pen.fill();
  pen.restore();
}

/** A bar in a groove. */
export function drawBar(
  pen: Pen,
  color: string,
  part: number,
  x: number,
  y: number,
  width: number,
) {
  if (width < 8) return;
  pen.fillStyle = INK.shade;
  pen.beginPath();
  pen.roundRect(x, y - 3, width, 6, 3);
  pen.fill();
  pen.fillStyle = color;
  pen.beginPath();
  pen.roundRect(x, y - 3, Math.max(6, width * Math.min(1, part)), 6, 3);
  pen.fill();
}

/** How the light of an object changed during the exposure: the more it changes, the higher the wave. */
export function drawCurve(
  pen: Pen,
  seed: number,
  swing: number,
  box: { x: number; y: number; width: number },
) {
  const high = 8 * Math.min(1, Math.sqrt(swing));
  const points = Math.max(2, Math.floor(box.width / 4));
  pen.strokeStyle = INK.ice;
  pen.lineWidth = 1.3;
  pen.beginPath();
  for (let i = 0; i <= points; i += 1) {
    const t = i / points;
    const noise = (Math.abs(Math.sin(seed * 12.9898 + i * 78.233) * 43758.5453) % 1) - 0.5;
    const wave = Math.sin(seed * 1.7 + t * (5 + (seed % 4) * 2));
    pen.lineTo(box.x + t * box.width, box.y - high * wave - 2.4 * noise);
  }
  pen.stroke();
}
