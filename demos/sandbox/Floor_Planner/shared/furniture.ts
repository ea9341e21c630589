import type { Kind } from './plan';

type Pen = CanvasRenderingContext2D;

const INK = '#2b3a47';
const PAPER = '#fffdf6';
const WOOD = '#ead2a6';
const CLAY = '#dd9377';
const SAGE = '#a9bb9c';
const LEAF = '#6f9468';
const WATER = '#d3e6ea';

/** Width of the lines of furniture, in centimeters. */
const LINE = 2.2;

function box(pen: Pen, fill: string, ...[x, y, width, height, radius = 4]: number[]) {
  pen.beginPath();
  pen.roundRect(x ?? 0, y ?? 0, Math.max(width ?? 0, 1), Math.max(height ?? 0, 1), radius);
  pen.fillStyle = fill;
  pen.fill();
  pen.stroke();
}

function oval(pen: Pen, fill: string, x: number, y: number, rx: number, ry: number) {
  pen.beginPath();
  pen.ellipse(x, y, Math.max(rx, 1), Math.max(ry, 1), 0, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
  pen.stroke();
}

function line(pen: Pen, ...[x, y, toX, toY]: [number, number, number, number]) {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(toX, toY);
  pen.stroke();
}

function chair(pen: Pen, x: number, y: number, angle: number) {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  box(pen, PAPER, -20, -16, 40, 38, 8);
  box(pen, SAGE, -20, -21, 40, 9, 4);
  pen.restore();
}

/** Each piece from above, in a box from 0, 0 to its width and depth. Its back, which faces the wall, is at the top. */
const DRAWINGS: Record<Kind, (pen: Pen, width: number, depth: number) => void> = {
  bed(pen, w, d) {
    box(pen, WOOD, 0, 0, w, d, 5);
    box(pen, PAPER, 4, 8, w - 8, d - 12, 8);
    const pillows = w > 120 ? 2 : 1;
    const pillow = (w - 20) / pillows;
    for (let i = 0; i < pillows; i += 1)
      box(pen, PAPER, 10 + i * pillow + 3, 15, pillow - 6, 36, 10);
    box(pen, CLAY, 4, 74, w - 8, d - 78, 8);
    box(pen, '#f0c4b0', 4, 64, w - 8, 26, 6);
  },
  wardrobe(pen, w, d) {
    box(pen, WOOD, 0, 0, w, d, 2);
    line(pen, 8, d / 2, w - 8, d / 2);
    for (let x = 16; x < w - 10; x += 14) line(pen, x, d * 0.2, x + 3, d * 0.8);
  },
  sofa(pen, w, d) {
    box(pen, SAGE, 0, 0, w, d, 12);
    const seats = Math.max(1, Math.round((w - 36) / 62));
    const seat = (w - 36) / seats;
    for (let i = 0; i < seats; i += 1) {
      box(pen, '#c3d0b7', 18 + i * seat, 24, seat, d - 28, 7);
      box(pen, '#b5c5a8', 18 + i * seat + 3, 12, seat - 6, 20, 8);
    }
  },
  armchair(pen, w, d) {
    box(pen, CLAY, 0, 0, w, d, 16);
    box(pen, '#efbca6', 15, 20, w - 30, d - 22, 10);
  },
  coffee(pen, w, d) {
    oval(pen, WOOD, w / 2, d / 2, w / 2, d / 2);
    oval(pen, '#f3e3c3', w / 2, d / 2, w / 2 - 9, d / 2 - 9);
    oval(pen, PAPER, w * 0.4, d * 0.44, 7, 7);
  },
  dining(pen, w, d) {
    const chairs = Math.max(1, Math.floor((w - 20) / 58));
    for (let i = 0; i < chairs; i += 1) {
      const x = ((i + 0.5) / chairs) * w;
      chair(pen, x, 24, 0);
      chair(pen, x, d - 24, Math.PI);
    }
    box(pen, WOOD, 0, 38, w, d - 76, 8);
    for (let y = 52; y < d - 44; y += 14) {
      pen.globalAlpha = 0.25;
      line(pen, 8, y, w - 8, y);
      pen.globalAlpha = 1;
    }
    oval(pen, LEAF, w / 2, d / 2, 9, 9);
  },
  counter(pen, w, d) {
    box(pen, '#f1efe8', 0, 0, w, d, 2);
    box(pen, PAPER, 12, 10, Math.min(60, w / 3), d - 20, 7);
    oval(pen, WATER, 12 + Math.min(60, w / 3) / 2, d / 2 + 3, 14, 12);
    const hob = Math.min(62, w / 3);
    box(pen, '#4a5864', w - hob - 14, 6, hob, d - 12, 4);
    pen.strokeStyle = '#f1efe8';
    for (const [x, y] of [
      [0.28, 0.32],
      [0.72, 0.32],
      [0.28, 0.7],
      [0.72, 0.7],
    ] as const) {
      oval(pen, '#4a5864', w - hob - 14 + hob * x, 6 + (d - 12) * y, 8, 8);
    }
    pen.strokeStyle = INK;
  },
  fridge(pen, w, d) {
    box(pen, '#f1efe8', 0, 0, w, d, 4);
    line(pen, 0, 0, w, d - 6);
    line(pen, w, 0, 0, d - 6);
    line(pen, 0, d - 6, w, d - 6);
  },
  tub(pen, w, d) {
    box(pen, PAPER, 0, 0, w, d, 6);
    box(pen, WATER, 9, 9, w - 18, d - 18, 26);
    oval(pen, PAPER, w - 28, d / 2, 4, 4);
  },
  basin(pen, w, d) {
    box(pen, PAPER, 0, 0, w, d, 8);
    oval(pen, WATER, w / 2, d * 0.58, w * 0.37, d * 0.3);
    oval(pen, PAPER, w / 2, d * 0.18, 3.5, 3.5);
  },
  toilet(pen, w, d) {
    box(pen, PAPER, 0, 0, w, d * 0.28, 4);
    oval(pen, PAPER, w / 2, d * 0.62, w * 0.44, d * 0.38);
    oval(pen, WATER, w / 2, d * 0.64, w * 0.28, d * 0.25);
  },
  desk(pen, w, d) {
    chair(pen, w / 2, d - 26, Math.PI);
    box(pen, WOOD, 0, 0, w, d - 50, 4);
    box(pen, PAPER, w * 0.32, 12, w * 0.36, 26, 2);
    line(pen, w * 0.32, 32, w * 0.68, 32);
    oval(pen, CLAY, w * 0.85, 18, 8, 8);
  },
  shelf(pen, w, d) {
    box(pen, WOOD, 0, 0, w, d, 2);
    line(pen, 0, 0, w, d);
    line(pen, w, 0, 0, d);
  },
  plant(pen, w, d) {
    pen.save();
    pen.translate(w / 2, d / 2);
    pen.scale(w / 54, d / 54);
    oval(pen, WOOD, 0, 0, 13, 13);
    for (let leaf = 0; leaf < 9; leaf += 1) {
      pen.save();
      pen.rotate((leaf / 9) * 2 * Math.PI);
      pen.beginPath();
      pen.moveTo(0, -3);
      pen.quadraticCurveTo(9, -15, 0, -26);
      pen.quadraticCurveTo(-9, -15, 0, -3);
      pen.fillStyle = leaf % 2 === 0 ? LEAF : '#8fb084';
      pen.fill();
      pen.lineWidth = 1.2;
      pen.stroke();
      pen.restore();
    }
    pen.restore();
  },
  rug(pen, w, d) {
    for (let y = 4; y < d; y += 7) {
      line(pen, -6, y, 0, y);
      line(pen, w, y, w + 6, y);
    }
    box(pen, '#e9b9a2', 0, 0, w, d, 2);
    box(pen, '#f5e2cd', 14, 14, w - 28, d - 28, 1);
    box(pen, '#c8d3bb', 26, 26, w - 52, d - 52, 1);
  },
};

/** Draws a piece of furniture. */
export function drawKind(pen: Pen, kind: Kind, width: number, depth: number) {
  pen.save();
  pen.lineWidth = LINE;
  pen.lineJoin = 'round';
  pen.strokeStyle = INK;
  DRAWINGS[kind](pen, width, depth);
  pen.restore();
}
