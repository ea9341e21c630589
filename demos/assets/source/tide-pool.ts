import { createRandom } from '../../common/konva/random';
import {
  ANEMONES,
  MUSSELS,
  PICTURE,
  STARS,
  starOutline,
  URCHINS,
  type Star,
} from '../../sandbox/Polygon_Annotation/shared/things';
import type Konva from 'konva';

export const scene = {
  width: PICTURE.width,
  height: PICTURE.height,
  paint: ({ _context }: Konva.Context) => drawPool(_context),
};

type Pen = CanvasRenderingContext2D;

const TURN = 2 * Math.PI;
const { width: WIDTH, height: HEIGHT } = PICTURE;

/** A tide pool from above, the same on every call. */
function drawPool(pen: Pen) {
  const random = createRandom(11);
  drawWater(pen);
  drawPebbles(pen, random);
  drawWeed(pen, random);
  for (const [x, y, length, turn] of MUSSELS) drawMussel(pen, x, y, length, turn);
  for (const { x, y, radius } of ANEMONES) drawAnemone(pen, x, y, radius, random);
  for (const { x, y, radius } of URCHINS) drawUrchin(pen, x, y, radius, random);
  for (const star of STARS) drawStar(pen, star, random);
  drawLight(pen, random);
  drawRocks(pen, random);
}

function drawWater(pen: Pen) {
  const floor = pen.createRadialGradient(470, 300, 60, 450, 300, 560);
  floor.addColorStop(0, '#d8cfa0');
  floor.addColorStop(0.35, '#9fc0a2');
  floor.addColorStop(0.7, '#3f9099');
  floor.addColorStop(1, '#17505f');
  pen.fillStyle = floor;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

function drawPebbles(pen: Pen, random: () => number) {
  const colors = ['#c9b58a', '#8b8a72', '#e8dcbd', '#6e7c78', '#b08e6a', '#4f6b70'];
  for (let i = 0; i < 420; i += 1) {
    const [x, y] = [WIDTH * random(), HEIGHT * random()];
    const size = 3 + 9 * random() ** 2;
    pen.save();
    pen.translate(x, y);
    pen.rotate(TURN * random());
    pen.globalAlpha = 0.55;
    pen.fillStyle = '#0f3a44';
    ellipse(pen, 1.5, 2.5, size, size * 0.72);
    pen.globalAlpha = 0.85;
    pen.fillStyle = colors[i % colors.length] ?? '';
    ellipse(pen, 0, 0, size, size * 0.7);
    pen.restore();
  }
}

function ellipse(pen: Pen, x: number, y: number, across: number, down: number) {
  pen.beginPath();
  pen.ellipse(x, y, across, down, 0, 0, TURN);
  pen.fill();
}

/** Ribbons that sway in from the right. */
function drawWeed(pen: Pen, random: () => number) {
  pen.lineCap = 'round';
  for (let i = 0; i < 15; i += 1) {
    const [x, y] = [800 + 14 * random(), 60 + i * 16];
    const reach = 70 + 90 * random();
    const sway = 40 * (random() - 0.35);
    for (const [color, width, shift] of [
      ['#0f3a4488', 15, 5],
      [i % 2 ? '#5d7a2c' : '#7d8f2f', 13, 0],
      ['#b7c25c', 2, -2],
    ] as const) {
      pen.strokeStyle = color;
      pen.lineWidth = width;
      pen.beginPath();
      pen.moveTo(x + 60, y + shift);
      pen.bezierCurveTo(
        x,
        y + shift - sway,
        x - reach * 0.5,
        y + shift + sway,
        x - reach,
        y + shift + sway * 0.4 + 10,
      );
      pen.stroke();
    }
  }
}

function drawMussel(pen: Pen, x: number, y: number, length: number, turn: number) {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  for (const [color, size, shift] of [
    ['#0b2027aa', 1.06, 4],
    ['#1b2440', 1, 0],
    ['#3c4f7d', 0.74, -2],
    ['#8fa3c9', 0.34, -5],
  ] as const) {
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(-length * 0.5 * size, shift);
    pen.bezierCurveTo(
      -length * 0.2 * size,
      shift - length * 0.42 * size,
      length * 0.52 * size,
      shift - length * 0.3 * size,
      length * 0.5 * size,
      shift,
    );
    pen.bezierCurveTo(
      length * 0.52 * size,
      shift + length * 0.3 * size,
      -length * 0.2 * size,
      shift + length * 0.34 * size,
      -length * 0.5 * size,
      shift,
    );
    pen.fill();
  }
  pen.restore();
}

function drawAnemone(pen: Pen, x: number, y: number, radius: number, random: () => number) {
  pen.fillStyle = '#0f3a4477';
  ellipse(pen, x + 5, y + 8, radius, radius * 0.96);
  pen.lineCap = 'round';
  for (const [from, to, color, tip, count] of [
    [0.3, 1, '#3f8a63', '#f3a6c8', 34],
    [0.2, 0.76, '#57a873', '#ffc3da', 26],
    [0.1, 0.5, '#74c288', '#ffdcea', 16],
  ] as const) {
    for (let i = 0; i < count; i += 1) {
      const angle = (TURN * i) / count + 0.1 * random();
      const end = radius * (to - 0.1 * random());
      const bend = angle + 0.3 * (random() - 0.5);
      const [endX, endY] = [x + end * Math.cos(bend), y + end * Math.sin(bend)];
      pen.strokeStyle = color;
      pen.lineWidth = radius * 0.105;
      pen.beginPath();
      pen.moveTo(x + from * radius * Math.cos(angle), y + from * radius * Math.sin(angle));
      pen.lineTo(endX, endY);
      pen.stroke();
      pen.fillStyle = tip;
      ellipse(pen, endX, endY, radius * 0.058, radius * 0.058);
    }
  }
  pen.fillStyle = '#d8668f';
  ellipse(pen, x, y, radius * 0.2, radius * 0.15);
  pen.fillStyle = '#7b2c4d';
  ellipse(pen, x, y, radius * 0.11, radius * 0.06);
}

function drawUrchin(pen: Pen, x: number, y: number, radius: number, random: () => number) {
  pen.fillStyle = '#0b202766';
  ellipse(pen, x + 5, y + 9, radius * 0.94, radius * 0.86);
  pen.lineCap = 'round';
  for (const [count, reach, color, width] of [
    [64, 1, '#2b1a3d', 3],
    [46, 0.82, '#4b2d68', 2.6],
    [26, 0.56, '#7d54a3', 2.2],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    for (let i = 0; i < count; i += 1) {
      const angle = (TURN * i) / count + 0.14 * random();
      const end = radius * reach * (0.86 + 0.14 * random());
      pen.beginPath();
      pen.moveTo(x + 0.2 * end * Math.cos(angle), y + 0.2 * end * Math.sin(angle));
      pen.lineTo(x + end * Math.cos(angle), y + end * Math.sin(angle));
      pen.stroke();
    }
  }
  pen.fillStyle = '#c79be0';
  for (let i = 0; i < 9; i += 1) {
    const angle = (TURN * i) / 9;
    ellipse(
      pen,
      x + 0.14 * radius * Math.cos(angle),
      y + 0.14 * radius * Math.sin(angle),
      1.6,
      1.6,
    );
  }
}

/** The outline of a star with round tips. */
function starPath(pen: Pen, star: Star, shift = 0) {
  const corners = starOutline(star);
  pen.beginPath();
  corners.forEach((tip, i) => {
    if (i % 2 === 1) return;
    const before = corners[(i + 9) % 10] ?? tip;
    const after = corners[i + 1] ?? tip;
    pen.lineTo(before.x + shift, before.y + shift);
    pen.arcTo(tip.x + shift, tip.y + shift, after.x + shift, after.y + shift, star.reach * 0.11);
    pen.lineTo(after.x + shift, after.y + shift);
  });
  pen.closePath();
  pen.lineJoin = 'round';
}

function drawStar(pen: Pen, star: Star, random: () => number) {
  const { x, y, reach, turn, skin, shade, light } = star;
  starPath(pen, star, 7);
  pen.fillStyle = '#0b202777';
  pen.fill();
  starPath(pen, star);
  const body = pen.createRadialGradient(x - 10, y - 14, 4, x, y, reach);
  body.addColorStop(0, light);
  body.addColorStop(0.28, skin);
  body.addColorStop(1, shade);
  pen.fillStyle = body;
  pen.strokeStyle = shade;
  pen.lineWidth = 9;
  pen.stroke();
  pen.fill();
  // Rows of knobs: one along each arm, the others beside it.
  pen.fillStyle = light;
  for (let arm = 0; arm < 5; arm += 1) {
    const angle = turn - Math.PI / 2 + (arm * TURN) / 5;
    for (let along = 0.06; along < 0.86; along += 0.085) {
      for (const side of [-1, 0, 1]) {
        const off = side * 0.15 * reach * (1 - along) * (0.8 + 0.4 * random());
        const [forth, size] = [along * reach, 1.1 + 1.8 * (1 - along) + random() * 0.6];
        ellipse(
          pen,
          x + forth * Math.cos(angle) - off * Math.sin(angle),
          y + forth * Math.sin(angle) + off * Math.cos(angle),
          size,
          size,
        );
      }
    }
  }
}

/** Sunlight, broken by the waves. */
function drawLight(pen: Pen, random: () => number) {
  pen.save();
  pen.globalCompositeOperation = 'soft-light';
  pen.strokeStyle = '#ffffff';
  for (let row = -1; row < 15; row += 1) {
    for (let column = -1; column < 15; column += 1) {
      const [x, y] = [column * 66 + 33 * (row % 2), row * 44];
      pen.globalAlpha = 0.2 + 0.28 * random();
      pen.lineWidth = 1.5 + 3.5 * random();
      pen.beginPath();
      pen.moveTo(x + 14 * random(), y + 14 * random());
      pen.quadraticCurveTo(
        x + 30,
        y + 26 * random(),
        x + 40 + 20 * random(),
        y + 28 + 20 * random(),
      );
      pen.quadraticCurveTo(x + 60, y + 10 * random(), x + 70 + 10 * random(), y + 4);
      pen.stroke();
    }
  }
  pen.restore();
}

/** The rim of the pool: each rock as a list of corners, which are rounded. */
const ROCKS: readonly (readonly number[])[] = [
  [-40, -40, 330, -40, 300, 22, 214, 38, 150, 66, 84, 84, 58, 150, 26, 226, -40, 260],
  [560, -40, 940, -40, 940, 330, 872, 300, 838, 210, 806, 120, 748, 64, 660, 40, 600, 20],
  [-40, 420, 22, 440, 52, 520, 92, 580, 180, 598, 230, 640, -40, 640],
  [940, 410, 866, 440, 826, 514, 760, 560, 640, 572, 540, 596, 520, 640, 940, 640],
];

function drawRocks(pen: Pen, random: () => number) {
  for (const rock of ROCKS) {
    const path = rockPath(rock);
    pen.save();
    pen.shadowColor = '#06222b';
    pen.shadowBlur = 26;
    pen.shadowOffsetY = 8;
    pen.fillStyle = '#57505a';
    pen.fill(path);
    pen.restore();
    pen.save();
    pen.clip(path);
    drawStone(pen, random);
    pen.restore();
    pen.strokeStyle = '#c9c0b3';
    pen.globalAlpha = 0.5;
    pen.lineWidth = 2.5;
    pen.stroke(path);
    pen.globalAlpha = 1;
  }
}

/** A curve through the middles of the edges. */
function rockPath(numbers: readonly number[]): Path2D {
  const path = new Path2D();
  const corners = Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: numbers[2 * i] ?? 0,
    y: numbers[2 * i + 1] ?? 0,
  }));
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    const after = corners[(i + 2) % corners.length] ?? next;
    if (i === 0) path.moveTo((corner.x + next.x) / 2, (corner.y + next.y) / 2);
    path.quadraticCurveTo(next.x, next.y, (next.x + after.x) / 2, (next.y + after.y) / 2);
  });
  path.closePath();
  return path;
}

/** Cracks, lichen and barnacles. */
function drawStone(pen: Pen, random: () => number) {
  for (let i = 0; i < 420; i += 1) {
    const [x, y] = [WIDTH * random(), HEIGHT * random()];
    const kind = random();
    if (kind < 0.72) {
      pen.fillStyle = kind < 0.36 ? '#6d6570' : '#443e4a';
      pen.globalAlpha = 0.5;
      ellipse(pen, x, y, 8 + 26 * random(), 4 + 12 * random());
      pen.globalAlpha = 1;
    } else {
      const size = 3 + 4 * random();
      pen.fillStyle = '#d9d2c4';
      ellipse(pen, x, y, size, size * 0.9);
      pen.fillStyle = '#4a4450';
      ellipse(pen, x, y, size * 0.4, size * 0.3);
    }
  }
}
