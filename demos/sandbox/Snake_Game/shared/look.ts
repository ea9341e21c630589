import type Konva from 'konva';
import { COLUMNS, ROWS } from './game';
import { PLACES, type Place } from './path';

/** A color of wool, with its shadow and its light. */
interface Wool {
  base: string;
  dark: string;
  light: string;
}

const BRICK: Wool = { base: '#c4452e', dark: '#8a2b1d', light: '#e27a5f' };
const WOOL: readonly Wool[] = [
  BRICK,
  { base: '#e2a52f', dark: '#a06c12', light: '#f6cf78' },
  { base: '#5f9fc4', dark: '#356a8e', light: '#a3d0e6' },
  { base: '#e58ba0', dark: '#ad5169', light: '#f7c3ce' },
  { base: '#6c4380', dark: '#412550', light: '#9d75b3' },
];
const CLOTH = { base: '#f4ead9', dark: '#e6d7bd', row: '#efe2cc' };
const TABLE = '#1d4641';
const INK = '#33231f';

const woolOf = (color: number): Wool => WOOL[color] ?? BRICK;
const numberOf = (shape: Konva.Shape, name: string) => Number(shape.getAttr(name) ?? 0);

/** The table and the knitted cloth. Drawn once for each size of the stage; a unit is a cell. */
export function drawCloth(context: Konva.Context) {
  context.fillStyle = 'rgba(0, 0, 0, 0.28)';
  roundRect(context, -0.5, -0.38, COLUMNS + 1, ROWS + 1, 0.5);
  context.fill();
  context.fillStyle = '#b9382a';
  roundRect(context, -0.5, -0.5, COLUMNS + 1, ROWS + 1, 0.5);
  context.fill();
  context.strokeStyle = '#f6cf78';
  context.lineWidth = 0.1;
  context.setLineDash([0.3, 0.2]);
  roundRect(context, -0.26, -0.26, COLUMNS + 0.52, ROWS + 0.52, 0.26);
  context.stroke();
  context.setLineDash([]);

  context.fillStyle = CLOTH.base;
  context.fillRect(0, 0, COLUMNS, ROWS);
  // Every second cell is a shade darker, so that rows and columns can be followed with the eyes.
  context.fillStyle = CLOTH.row;
  for (let i = 0; i < COLUMNS * ROWS; i += 1) {
    const column = i % COLUMNS;
    const row = Math.floor(i / COLUMNS);
    if ((column + row) % 2 === 0) context.fillRect(column, row, 1, 1);
  }
  // Stitches: three in a cell's width.
  const width = 1 / 3;
  context.strokeStyle = CLOTH.dark;
  context.lineWidth = 0.05;
  context.beginPath();
  for (let x = 0; x < COLUMNS - width / 2; x += width) {
    for (let y = 0; y < ROWS - width / 2; y += width) {
      context.moveTo(x + 0.03, y + 0.06);
      context.lineTo(x + width / 2, y + width - 0.06);
      context.lineTo(x + width - 0.03, y + 0.06);
    }
  }
  context.stroke();
}

/** A ball of yarn with a loose end. Its attribute `color` is the number of a color. */
export function drawYarn(context: Konva.Context, shape: Konva.Shape) {
  const { base, dark, light } = woolOf(numberOf(shape, 'color'));
  context.lineCap = 'round';
  context.lineWidth = 0.09;
  context.strokeStyle = base;
  context.beginPath();
  context.moveTo(0.1, 0.42);
  context.bezierCurveTo(0.5, 0.62, 0.62, 0.2, 0.86, 0.5);
  context.stroke();
  context.fillStyle = 'rgba(60, 35, 20, 0.22)';
  circle(context, 0.04, 0.1, 0.44);
  const gradient = context.createRadialGradient(-0.15, -0.18, 0.05, 0, 0, 0.46);
  gradient.addColorStop(0, light);
  gradient.addColorStop(0.55, base);
  gradient.addColorStop(1, dark);
  context.fillStyle = gradient;
  circle(context, 0, 0, 0.44);
  // Three windings, each of four strands.
  context.lineWidth = 0.035;
  for (const [turn, color] of [
    [0.5, dark],
    [2.6, light],
    [1.6, dark],
  ] as const) {
    context.save();
    context.rotate(turn);
    context.strokeStyle = color;
    context.beginPath();
    for (const bend of [-0.24, -0.1, 0.04, 0.18]) {
      context.moveTo(-0.34, bend);
      context.quadraticCurveTo(0, bend + 0.2, 0.34, bend);
    }
    context.stroke();
    context.restore();
  }
}

/** The knitted scarf. Its attributes are `path`, the places from head to tail, and `stripes`, a color for each cell's length. */
export function drawScarf(context: Konva.Context, shape: Konva.Shape) {
  const path: readonly Place[] = shape.getAttr('path') ?? [];
  const stripes: readonly number[] = shape.getAttr('stripes') ?? [];
  const tail = path.at(-1);
  if (!tail) return;
  context.lineJoin = 'round';
  context.lineCap = 'butt';

  context.strokeStyle = 'rgba(60, 35, 20, 0.2)';
  context.lineWidth = 0.8;
  trace(context, path, 0.05, 0.1);

  drawFringe(context, tail, woolOf(stripes.at(-1) ?? 0));
  stripes.forEach((color, i) => {
    const { base, dark, light } = woolOf(color);
    // One place more than its length: the next stripe covers the seam, which would gape in a bend.
    const part = path.slice(i * PLACES, (i + 1) * PLACES + 2);
    if (part.length < 2) return;
    context.strokeStyle = dark;
    context.lineWidth = 0.8;
    trace(context, part);
    context.strokeStyle = base;
    context.lineWidth = 0.72;
    trace(context, part);
    context.strokeStyle = light;
    context.lineWidth = 0.05;
    drawStitches(context, part.slice(1, -1));
  });
}

function trace(context: Konva.Context, path: readonly Place[], dx = 0, dy = 0) {
  context.beginPath();
  for (const { x, y } of path) context.lineTo(x + dx, y + dy);
  context.stroke();
}

/** Four stitches side by side at each place, open toward the tail. */
function drawStitches(context: Konva.Context, path: readonly Place[]) {
  const width = 0.17;
  context.beginPath();
  for (const place of path) {
    for (const side of [-1.5, -0.5, 0.5, 1.5]) {
      const from = beside(place, (side - 0.4) * width, -0.09);
      const tip = beside(place, side * width, 0.06);
      const to = beside(place, (side + 0.4) * width, -0.09);
      context.moveTo(from.x, from.y);
      context.lineTo(tip.x, tip.y);
      context.lineTo(to.x, to.y);
    }
  }
  context.stroke();
}

function drawFringe(context: Konva.Context, tail: Place, { base }: Wool) {
  context.strokeStyle = base;
  context.lineWidth = 0.08;
  context.beginPath();
  for (const side of [-0.3, -0.1, 0.1, 0.3]) {
    const from = beside(tail, side, 0.05);
    const to = beside(tail, side * 1.35, -0.34);
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
}

/** A point beside a place of the scarf: `side` to its right, `ahead` toward its head. */
const beside = ({ x, y, toward }: Place, side: number, ahead: number) => ({
  x: x - toward.y * side + toward.x * ahead,
  y: y + toward.x * side + toward.y * ahead,
});

/** The head of a sock puppet that looks right, with buttons for eyes. Its attribute `dizzy` sews crosses in place of the buttons. */
export function drawHead(context: Konva.Context, shape: Konva.Shape) {
  const { base, dark, light } = woolOf(numberOf(shape, 'color'));
  context.scale(1.15, 1.15);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = '#e0405a';
  context.lineWidth = 0.1;
  context.beginPath();
  context.moveTo(0.5, 0);
  context.lineTo(0.78, 0);
  context.lineTo(0.94, -0.12);
  context.moveTo(0.78, 0);
  context.lineTo(0.94, 0.12);
  context.stroke();

  context.fillStyle = base;
  context.strokeStyle = dark;
  context.lineWidth = 0.07;
  context.beginPath();
  context.moveTo(-0.45, -0.38);
  context.bezierCurveTo(-0.1, -0.62, 0.7, -0.5, 0.7, 0);
  context.bezierCurveTo(0.7, 0.5, -0.1, 0.62, -0.45, 0.38);
  context.closePath();
  context.fill();
  context.stroke();
  // A light heel of the sock, and a seam.
  context.strokeStyle = light;
  context.lineWidth = 0.06;
  context.setLineDash([0.09, 0.1]);
  context.beginPath();
  context.moveTo(0.42, -0.3);
  context.quadraticCurveTo(0.56, 0, 0.42, 0.3);
  context.stroke();
  context.setLineDash([]);

  for (const y of [-0.25, 0.25]) {
    context.fillStyle = '#fff8ea';
    circle(context, 0.08, y, 0.19);
    context.strokeStyle = INK;
    context.fillStyle = INK;
    if (shape.getAttr('dizzy') === true) {
      context.lineWidth = 0.06;
      context.beginPath();
      for (const slope of [-1, 1]) {
        context.moveTo(-0.01, y - 0.09 * slope);
        context.lineTo(0.17, y + 0.09 * slope);
      }
      context.stroke();
    } else {
      circle(context, 0.12, y, 0.1);
      context.fillStyle = '#ffffff';
      circle(context, 0.15, y - 0.04, 0.035);
    }
  }
}

function circle(context: Konva.Context, x: number, y: number, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function roundRect(
  context: Konva.Context,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
) {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
}

export const table = { name: 'table', fill: TABLE };

/** A woven label that is sewn on the cloth, around its own middle. */
export const label = {
  cloth: {
    width: 8.6,
    height: 3,
    offsetX: 4.3,
    offsetY: 1.5,
    cornerRadius: 0.14,
    fill: '#fffaf0',
    shadowColor: INK,
    shadowBlur: 0.5,
    shadowOffsetY: 0.12,
    shadowOpacity: 0.35,
  },
  seam: {
    width: 8.2,
    height: 2.6,
    offsetX: 4.1,
    offsetY: 1.3,
    stroke: '#b9382a',
    strokeWidth: 0.07,
    dash: [0.22, 0.16],
  },
  title: {
    name: 'label-title',
    width: 8.6,
    offsetX: 4.3,
    y: -0.92,
    align: 'center',
    fontFamily: 'Georgia, "Times New Roman", serif',
    fontStyle: 'italic bold',
    fontSize: 1.2,
    fill: '#b9382a',
  },
  words: {
    width: 8.6,
    offsetX: 4.3,
    y: 0.4,
    align: 'center',
    fontFamily: 'Georgia, "Times New Roman", serif',
    fontSize: 0.68,
    fill: INK,
  },
} satisfies Record<string, Konva.RectConfig | Partial<Konva.TextConfig>>;
