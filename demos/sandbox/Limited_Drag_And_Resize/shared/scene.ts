import { createRandom } from '../../../common/konva/random';
import { FLOOR, type Rug } from './room';

type Context = CanvasRenderingContext2D;

/** How thick the walls are, in centimeters. */
export const WALL = 22;

/** Walls, a parquet in herringbone, and the light of two windows. */
export function drawRoom(context: Context) {
  const { width, height } = FLOOR;
  context.fillStyle = '#39423f';
  context.fillRect(-WALL, -WALL, width + 2 * WALL, height + 2 * WALL);
  context.fillStyle = '#f4ecdd';
  context.fillRect(-6, -6, width + 12, height + 12);
  for (const x of [110, 360]) {
    context.fillStyle = '#bfdfe6';
    context.fillRect(x, -WALL + 4, 150, WALL - 10);
    context.fillStyle = '#f4ecdd';
    context.fillRect(x + 73, -WALL + 4, 4, WALL - 10);
  }
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  drawParquet(context);
  // Light falls through the windows.
  for (const x of [110, 360]) {
    const light = context.createLinearGradient(0, 0, 0, 300);
    light.addColorStop(0, 'rgba(255, 244, 214, 0.5)');
    light.addColorStop(1, 'rgba(255, 244, 214, 0)');
    context.fillStyle = light;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x + 150, 0);
    context.lineTo(x + 250, 300);
    context.lineTo(x + 70, 300);
    context.fill();
  }
  context.strokeStyle = 'rgba(60, 30, 10, 0.35)';
  context.lineWidth = 10;
  context.strokeRect(-3, -3, width + 6, height + 6);
  context.restore();
}

function drawParquet(context: Context) {
  const next = createRandom(11);
  const shades = ['#c99a64', '#c3925b', '#d0a36e', '#bd8a54', '#cb9f6a'];
  const [long, short] = [72, 18];
  context.strokeStyle = 'rgba(90, 52, 20, 0.35)';
  context.lineWidth = 0.8;
  context.save();
  context.rotate(Math.PI / 4);
  // Rows of blocks that meet at right angles, over all of the floor and more.
  for (let row = -30; row < 34; row += 1) {
    for (let column = -6; column < 14; column += 1) {
      const x = column * 2 * long + row * short - long * 2;
      const y = row * short;
      for (const [left, top, wide, high] of [
        [x, y, long, short],
        [x + long, y - long + short, short, long],
      ] as const) {
        context.fillStyle = shades[Math.floor(next() * shades.length)] ?? '#c99a64';
        context.fillRect(left, top, wide, high);
        context.strokeRect(left, top, wide, high);
      }
    }
  }
  context.restore();
}

/** What stands on the rugs: a sofa, a table and a plant. */
export function drawFurniture(context: Context) {
  context.save();
  context.shadowColor = 'rgba(30, 16, 6, 0.5)';
  context.shadowBlur = 12;
  context.shadowOffsetY = 4;
  block(context, [130, 340, 250, 58, 14], '#3d6b5c');
  context.shadowColor = 'transparent';
  block(context, [150, 336, 103, 44, 10], '#4d8270');
  block(context, [257, 336, 103, 44, 10], '#4d8270');
  block(context, [166, 346, 36, 30, 7], '#e0a63f');
  context.shadowColor = 'rgba(30, 16, 6, 0.5)';
  disc(context, 592, 46, 26, '#b4583a');
  context.shadowColor = 'transparent';
  disc(context, 592, 46, 20, '#3b2a1d');
  context.fillStyle = '#3f7a46';
  for (let i = 0; i < 11; i += 1) {
    context.save();
    context.translate(592, 46);
    context.rotate((i * 2 * Math.PI) / 11);
    context.fillStyle = i % 2 ? '#3f7a46' : '#5b9a58';
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(15, -20, 0, -44);
    context.quadraticCurveTo(-15, -20, 0, 0);
    context.fill();
    context.restore();
  }
  context.restore();
}

function block(
  context: Context,
  [x, y, width, height, radius]: [number, number, number, number, number],
  color: string,
) {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fillStyle = color;
  context.fill();
}

function disc(context: Context, x: number, y: number, radius: number, color: string) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
}

function diamond(
  context: Context,
  x: number,
  y: number,
  wide: number,
  high: number,
  color: string,
) {
  context.beginPath();
  context.moveTo(x - wide, y);
  context.lineTo(x, y - high);
  context.lineTo(x + wide, y);
  context.lineTo(x, y + high);
  context.closePath();
  context.fillStyle = color;
  context.fill();
}

const FRINGE = 9;

/** A rug from 0, 0. A larger one has more of its pattern, not a larger pattern. */
export function drawRug(
  context: Context,
  { pattern, width, height }: Pick<Rug, 'pattern' | 'width' | 'height'>,
) {
  context.fillStyle = '#efe2c4';
  for (let y = 3; y < height - 2; y += 5) {
    context.fillRect(0, y, FRINGE, 1.8);
    context.fillRect(width - FRINGE, y, FRINGE, 1.8);
  }
  context.save();
  context.shadowColor = 'rgba(40, 20, 8, 0.5)';
  context.shadowBlur = 9;
  context.shadowOffsetY = 3;
  context.fillStyle = pattern === 'kilim' ? '#a3262a' : '#1f5f7a';
  context.fillRect(FRINGE, 0, width - 2 * FRINGE, height);
  context.restore();
  context.save();
  context.translate(FRINGE, 0);
  context.beginPath();
  context.rect(0, 0, width - 2 * FRINGE, height);
  context.clip();
  if (pattern === 'kilim') drawKilim(context, width - 2 * FRINGE, height);
  else drawRunner(context, width - 2 * FRINGE, height);
  context.fillStyle = 'rgba(255, 255, 255, 0.05)';
  for (let y = 0; y < height; y += 3) context.fillRect(0, y, width, 1);
  context.restore();
}

function drawKilim(context: Context, width: number, height: number) {
  const edge = 18;
  context.fillStyle = '#1d2b45';
  context.fillRect(5, 5, width - 10, height - 10);
  // A row of teeth along each side.
  context.fillStyle = '#e3a738';
  const teeth = (count: number, place: (i: number) => [number, number, boolean]) => {
    for (let i = 0; i < count; i += 1) {
      const [x, y, lies] = place(i);
      diamond(context, x, y, lies ? 5 : 3.5, lies ? 3.5 : 5, '#e3a738');
    }
  };
  const across = Math.max(1, Math.round((width - 24) / 14));
  const down = Math.max(1, Math.round((height - 24) / 14));
  const step = (length: number, count: number, i: number) =>
    12 + ((length - 24) * (i + 0.5)) / count;
  teeth(across, (i) => [step(width, across, i), 11.5, true]);
  teeth(across, (i) => [step(width, across, i), height - 11.5, true]);
  teeth(down, (i) => [11.5, step(height, down, i), false]);
  teeth(down, (i) => [width - 11.5, step(height, down, i), false]);
  context.fillStyle = '#a3262a';
  context.fillRect(edge, edge, width - 2 * edge, height - 2 * edge);
  const [columns, rows] = [
    Math.max(1, Math.round((width - 2 * edge) / 66)),
    Math.max(1, Math.round((height - 2 * edge) / 62)),
  ];
  const [wide, high] = [(width - 2 * edge) / columns, (height - 2 * edge) / rows];
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const [x, y] = [edge + wide * (column + 0.5), edge + high * (row + 0.5)];
      diamond(context, x, y, wide * 0.46, high * 0.46, '#efe2c4');
      diamond(context, x, y, wide * 0.36, high * 0.36, '#1d2b45');
      diamond(context, x, y, wide * 0.24, high * 0.24, '#e3a738');
      diamond(context, x, y, wide * 0.12, high * 0.12, '#a3262a');
    }
  }
}

function drawRunner(context: Context, width: number, height: number) {
  const count = Math.max(3, Math.round(width / 44));
  const wide = width / count;
  for (let i = 0; i < count; i += 1) {
    const x = i * wide;
    if (i % 2 === 0) {
      context.fillStyle = '#efe2c4';
      context.fillRect(x + wide * 0.12, 0, 3, height);
      context.fillRect(x + wide * 0.88 - 3, 0, 3, height);
    }
    const rows = Math.max(1, Math.round(height / 30));
    for (let row = 0; row < rows; row += 1) {
      const y = (height * (row + 0.5)) / rows;
      const half = Math.min(wide * 0.28, (height / rows) * 0.42);
      diamond(context, x + wide / 2, y, half, half, i % 2 ? '#e3a738' : '#d8593a');
      diamond(context, x + wide / 2, y, half * 0.5, half * 0.5, i % 2 ? '#1f5f7a' : '#efe2c4');
    }
  }
  context.strokeStyle = '#e3a738';
  context.lineWidth = 3;
  context.strokeRect(4, 4, width - 8, height - 8);
}
