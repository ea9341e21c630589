import type Konva from 'konva';
import { TABLE } from '../../sandbox/Shape_Tooltips/shared/tooltips';

/** The middles of the dishes, from the lowest to the topmost. */
const PLACES: Record<string, readonly [x: number, y: number]> = {
  plate: [206, 170],
  egg: [176, 150],
  toast: [244, 196],
  coffee: [388, 92],
  orange: [402, 226],
  berries: [68, 64],
  knife: [322, 180],
  fork: [84, 206],
};

export const scene = {
  ...TABLE,
  paint: (context: Konva.Context) => {
    paintCloth(context);
    for (const [id, [x, y]] of Object.entries(PLACES)) {
      context.save();
      context.translate(x, y);
      DRAWINGS[id]?.(context);
      context.restore();
    }
  },
};

/** Linen with stripes in both directions, darker where they cross. */
function paintCloth(context: Konva.Context) {
  const { width, height } = TABLE;
  context.fillStyle = '#f6ecd9';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgba(70, 120, 220, 0.24)';
  for (let x = 16; x < width; x += 64) context.fillRect(x, 0, 32, height);
  for (let y = 16; y < height; y += 64) context.fillRect(0, y, width, 32);
  context.fillStyle = 'rgba(60, 105, 205, 0.34)';
  for (let x = 22; x < width; x += 64) context.fillRect(x, 0, 2, height);
  for (let y = 22; y < height; y += 64) context.fillRect(0, y, width, 2);
}

const disc = (context: Konva.Context, color: string, radius: number, x = 0, y = 0) => {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
};
/** The white of the egg: a circle that has run. */
function traceEgg(context: Konva.Context) {
  context.moveTo(-44, 2);
  context.bezierCurveTo(-52, -30, -18, -46, 6, -38);
  context.bezierCurveTo(30, -48, 54, -18, 42, 4);
  context.bezierCurveTo(52, 28, 14, 46, -6, 36);
  context.bezierCurveTo(-28, 44, -44, 24, -44, 2);
}

/** Half a slice: a triangle with round corners. */
function traceToast(context: Konva.Context) {
  context.moveTo(-34, 30);
  context.quadraticCurveTo(-46, 30, -38, 20);
  context.lineTo(26, -42);
  context.quadraticCurveTo(38, -50, 40, -36);
  context.lineTo(42, 18);
  context.quadraticCurveTo(42, 30, 30, 30);
  context.closePath();
}

const BERRIES: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-20, -4, 12],
  [2, -20, 11],
  [6, 2, 13],
  [-8, 20, 12],
  [26, -10, 10],
  [22, 16, 11],
];

const DRAWINGS: Record<string, (context: Konva.Context) => void> = {
  plate(context) {
    disc(context, 'rgba(60, 40, 20, 0.22)', 102, 5, 8);
    disc(context, '#fdfaf3', 102);
    disc(context, '#3f5fa8', 92);
    disc(context, '#fdfaf3', 89);
    disc(context, '#efe8db', 70);
    disc(context, '#fffdf8', 68, 1, 2);
  },
  egg(context) {
    context.save();
    context.translate(2, 4);
    context.fillStyle = 'rgba(60, 40, 20, 0.18)';
    context.beginPath();
    traceEgg(context);
    context.fill();
    context.restore();
    context.fillStyle = '#ffffff';
    context.strokeStyle = '#ecd9b4';
    context.lineWidth = 2;
    context.beginPath();
    traceEgg(context);
    context.fill();
    context.stroke();
    const yolk = context.createRadialGradient(-6, -8, 2, 0, 0, 20);
    yolk.addColorStop(0, '#ffd35c');
    yolk.addColorStop(1, '#f59a1b');
    context.fillStyle = yolk;
    context.beginPath();
    context.arc(0, 0, 19, 0, 2 * Math.PI);
    context.fill();
    disc(context, 'rgba(255, 255, 255, 0.75)', 4, -7, -8);
  },
  toast(context) {
    context.save();
    context.translate(3, 5);
    context.fillStyle = 'rgba(60, 40, 20, 0.22)';
    context.beginPath();
    traceToast(context);
    context.fill();
    context.restore();
    context.fillStyle = '#8f5426';
    context.beginPath();
    traceToast(context);
    context.fill();
    context.save();
    context.translate(4, 1);
    context.scale(0.84, 0.84);
    context.fillStyle = '#e0a35c';
    context.beginPath();
    traceToast(context);
    context.fill();
    context.restore();
    for (const [x, y, radius] of [
      [12, 8, 2.4],
      [24, -10, 1.8],
      [-8, 18, 1.8],
      [26, 16, 2.2],
      [4, 22, 1.4],
      [16, -22, 1.5],
    ] as const) {
      disc(context, '#bd7a36', radius, x, y);
    }
  },
  coffee(context) {
    disc(context, 'rgba(60, 40, 20, 0.22)', 54, 4, 7);
    disc(context, '#e4573d', 54);
    disc(context, '#cc4630', 40);
    context.strokeStyle = '#fdfaf3';
    context.lineWidth = 9;
    context.beginPath();
    context.arc(36, -18, 12, -2.4, 1.4);
    context.stroke();
    disc(context, '#fdfaf3', 34);
    disc(context, '#6d3f22', 29);
    // Milk, in a heart.
    context.fillStyle = '#e9c79b';
    context.beginPath();
    context.moveTo(0, 16);
    context.bezierCurveTo(-26, -2, -14, -20, 0, -8);
    context.bezierCurveTo(14, -20, 26, -2, 0, 16);
    context.fill();
  },
  orange(context) {
    disc(context, 'rgba(60, 40, 20, 0.22)', 46, 4, 7);
    disc(context, '#f0791f', 46);
    disc(context, '#fff0d2', 41);
    context.fillStyle = '#fb9d37';
    for (let i = 0; i < 10; i += 1) {
      const middle = (i * Math.PI) / 5;
      context.beginPath();
      context.moveTo(4 * Math.cos(middle), 4 * Math.sin(middle));
      context.arc(0, 0, 37, middle - 0.26, middle + 0.26);
      context.fill();
    }
  },
  berries(context) {
    disc(context, 'rgba(60, 40, 20, 0.22)', 42, 4, 7);
    disc(context, '#f3b73f', 42);
    disc(context, '#fff3d9', 35);
    for (const [x, y, radius] of BERRIES) {
      disc(context, '#34306f', radius, x, y);
      disc(context, '#5a58a6', radius * 0.72, x - 2, y - 2);
      disc(context, '#2a265c', radius * 0.3, x + 1, y + 1);
    }
  },
  knife(context) {
    context.fillStyle = '#c3c9cf';
    context.beginPath();
    context.moveTo(-3, 8);
    context.lineTo(-6, -76);
    context.quadraticCurveTo(7, -70, 8, -40);
    context.lineTo(6, 8);
    context.fill();
    context.fillStyle = '#2d4079';
    context.beginPath();
    context.roundRect(-5, 4, 12, 74, 6);
    context.fill();
  },
  fork(context) {
    context.fillStyle = '#c3c9cf';
    for (const x of [-9, -3, 3, 9]) context.fillRect(x - 1.5, -78, 3, 36);
    context.beginPath();
    context.moveTo(-10.5, -44);
    context.bezierCurveTo(-10, -18, -3, -22, -3, 8);
    context.lineTo(3, 8);
    context.bezierCurveTo(3, -22, 10, -18, 10.5, -44);
    context.fill();
    context.fillStyle = '#2d4079';
    context.beginPath();
    context.roundRect(-6, 4, 12, 74, 6);
    context.fill();
  },
};
