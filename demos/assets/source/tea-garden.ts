import { createRandom } from '../../common/konva/random';
import {
  BRIDGE,
  GATE,
  HOUSE,
  LANTERN,
  PLAN,
  POND,
  ROCKS,
  STONES,
} from '../../sandbox/Measure_Distance/shared/garden';
import type Konva from 'konva';

export const scene = {
  width: PLAN.width,
  height: PLAN.height,
  ratio: 3,
  quality: 76,
  paint: ({ _context }: Konva.Context) => drawGarden(_context),
};

type Pen = CanvasRenderingContext2D;
type Random = () => number;

const TURN = 2 * Math.PI;
const GRAVEL = '#ece5d3';
const RAKED = '#d3c8ae';

/** The garden of a tea house from above, the same on every call. */
function drawGarden(pen: Pen) {
  const random = createRandom(5);
  drawGravel(pen);
  drawMoss(pen, random);
  drawPond(pen, random);
  drawBridge(pen);
  drawStones(pen, random);
  drawRocks(pen, random);
  drawHouse(pen);
  drawLantern(pen);
  drawGate(pen);
  for (const [x, y, radius, colors] of TREES) drawTree(pen, x, y, radius, colors, random);
  drawFence(pen);
  drawTitle(pen);
}

function drawGravel(pen: Pen) {
  pen.fillStyle = GRAVEL;
  pen.fillRect(0, 0, PLAN.width, PLAN.height);
  pen.strokeStyle = RAKED;
  pen.lineWidth = 1.6;
  for (let y = 8; y < PLAN.height; y += 8) {
    pen.beginPath();
    for (let x = 0; x <= PLAN.width; x += 10) pen.lineTo(x, y + 2.4 * Math.sin(x / 46 + y / 90));
    pen.stroke();
  }
  // Around each rock the rake went in rings.
  for (const [x, y, radius] of ROCKS) {
    for (let ring = radius + 44; ring > radius; ring -= 8) {
      pen.fillStyle = GRAVEL;
      pen.beginPath();
      pen.ellipse(x, y, ring * 1.12, ring, 0, 0, TURN);
      pen.fill();
      pen.stroke();
    }
  }
}

/** A soft outline around a position: radius changes with the angle. */
function blob(pen: Pen, x: number, y: number, across: number, down: number, waves: number) {
  pen.beginPath();
  for (let i = 0; i <= 90; i += 1) {
    const angle = (TURN * i) / 90;
    const size = 1 + 0.09 * Math.sin(waves * angle) + 0.05 * Math.cos((waves + 2) * angle + 1);
    pen.lineTo(x + across * size * Math.cos(angle), y + down * size * Math.sin(angle));
  }
  pen.closePath();
}

const MOSS: readonly (readonly [number, number, number, number, number])[] = [
  [706, 96, 150, 104, 4],
  [74, 388, 112, 116, 5],
  [606, 352, 196, 150, 5],
  [140, 120, 132, 100, 6],
];

function drawMoss(pen: Pen, random: Random) {
  for (const [x, y, across, down, waves] of MOSS) {
    blob(pen, x, y + 4, across + 3, down + 3, waves);
    pen.fillStyle = 'rgba(90, 78, 48, 0.22)';
    pen.fill();
    blob(pen, x, y, across, down, waves);
    const moss = pen.createRadialGradient(x, y, 10, x, y, across);
    moss.addColorStop(0, '#8fa65c');
    moss.addColorStop(1, '#6d8a45');
    pen.fillStyle = moss;
    pen.fill();
    pen.save();
    pen.clip();
    for (let i = 0; i < 260; i += 1) {
      const angle = TURN * random();
      const away = Math.sqrt(random()) * 1.1;
      pen.fillStyle = i % 2 ? 'rgba(178, 196, 110, 0.5)' : 'rgba(64, 92, 44, 0.32)';
      disk(
        pen,
        x + across * away * Math.cos(angle),
        y + down * away * Math.sin(angle),
        1 + 2.4 * random(),
      );
    }
    pen.restore();
  }
}

function disk(pen: Pen, x: number, y: number, radius: number) {
  pen.beginPath();
  pen.arc(x, y, radius, 0, TURN);
  pen.fill();
}

function drawPond(pen: Pen, random: Random) {
  const { x, y, across, down } = POND;
  // Stones on the bank.
  for (let i = 0; i < 46; i += 1) {
    const angle = (TURN * i) / 46;
    const size = 1.03 + 0.09 * Math.sin(3 * angle) + 0.05 * Math.cos(5 * angle + 1);
    const [stoneX, stoneY] = [
      x + across * size * Math.cos(angle),
      y + down * size * Math.sin(angle),
    ];
    pen.fillStyle = ['#9c968a', '#b8b1a2', '#827c72'][i % 3] ?? '';
    pen.beginPath();
    pen.ellipse(stoneX, stoneY, 6 + 6 * random(), 5 + 4 * random(), angle + 1.5, 0, TURN);
    pen.fill();
  }
  blob(pen, x, y, across, down, 3);
  const water = pen.createRadialGradient(x - 30, y - 30, 10, x, y, across * 1.1);
  water.addColorStop(0, '#4f9aa0');
  water.addColorStop(0.7, '#2d7480');
  water.addColorStop(1, '#1f5a66');
  pen.fillStyle = water;
  pen.fill();
  pen.save();
  pen.clip();
  pen.strokeStyle = 'rgba(214, 240, 236, 0.35)';
  pen.lineWidth = 1.4;
  for (let i = 0; i < 26; i += 1) {
    const [left, top] = [x - across + 2 * across * random(), y - down + 2 * down * random()];
    pen.beginPath();
    pen.moveTo(left, top);
    pen.quadraticCurveTo(left + 16, top - 5, left + 32, top);
    pen.stroke();
  }
  // Lily pads, two of them in flower.
  for (const [padX, padY, size] of PADS) {
    pen.fillStyle = '#7fae5e';
    pen.beginPath();
    pen.moveTo(padX, padY);
    pen.arc(padX, padY, size, 0.3 + padX, 0.3 + padX + TURN * 0.9);
    pen.fill();
    if (size < 12) continue;
    pen.fillStyle = '#fbe3ea';
    for (let leaf = 0; leaf < 7; leaf += 1) {
      const angle = (TURN * leaf) / 7;
      disk(pen, padX + 4 * Math.cos(angle), padY + 4 * Math.sin(angle), 3);
    }
    pen.fillStyle = '#f2b632';
    disk(pen, padX, padY, 2.4);
  }
  pen.restore();
}

const PADS: readonly (readonly [number, number, number])[] = [
  [520, 352, 12],
  [540, 374, 9],
  [508, 378, 7],
  [690, 288, 12],
  [668, 272, 9],
  [712, 310, 8],
  [700, 330, 6],
];

function drawBridge(pen: Pen) {
  const { from, to, width } = BRIDGE;
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  pen.save();
  pen.translate(from.x, from.y);
  pen.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  pen.fillStyle = 'rgba(20, 50, 56, 0.4)';
  pen.fillRect(4, -width / 2 + 8, long - 8, width);
  pen.fillStyle = '#cf4a33';
  pen.fillRect(0, -width / 2, long, width);
  pen.strokeStyle = '#a8331f';
  pen.lineWidth = 1.2;
  for (let x = 7; x < long; x += 7) {
    pen.beginPath();
    pen.moveTo(x, -width / 2 + 3);
    pen.lineTo(x, width / 2 - 3);
    pen.stroke();
  }
  for (const side of [-1, 1]) {
    pen.fillStyle = '#e8674d';
    pen.fillRect(-3, (side * width) / 2 - 2.5, long + 6, 5);
    pen.fillStyle = '#3a2a22';
    for (let post = 0; post <= 4; post += 1) disk(pen, (post * long) / 4, (side * width) / 2, 4);
  }
  pen.restore();
}

function drawStones(pen: Pen, random: Random) {
  for (const [i, { x, y }] of STONES.entries()) {
    const [across, down, turn] = [15 + 3 * random(), 11 + 2 * random(), i * 0.9];
    for (const [color, shift, size] of [
      ['rgba(70, 60, 44, 0.35)', 3.5, 1.04],
      ['#8f8a80', 0, 1],
      ['#aaa498', -1.5, 0.8],
    ] as const) {
      pen.fillStyle = color;
      pen.beginPath();
      pen.ellipse(x + shift * 0.4, y + shift, across * size, down * size, turn, 0, TURN);
      pen.fill();
    }
  }
}

function drawRocks(pen: Pen, random: Random) {
  for (const [x, y, radius] of ROCKS) {
    const corners = Array.from({ length: 9 }, (_, i) => {
      const angle = (TURN * i) / 9;
      const size = radius * (0.84 + 0.22 * random());
      return { x: size * Math.cos(angle) * 1.1, y: size * Math.sin(angle) * 0.92 };
    });
    for (const [color, shiftX, shiftY, size] of [
      ['rgba(60, 52, 40, 0.36)', 5, 8, 1],
      ['#6b6a66', 0, 0, 1],
      ['#87857e', -2, -3, 0.76],
      ['#a3a095', -5, -7, 0.42],
    ] as const) {
      pen.fillStyle = color;
      pen.beginPath();
      for (const corner of corners)
        pen.lineTo(x + shiftX + corner.x * size, y + shiftY + corner.y * size);
      pen.fill();
    }
    pen.fillStyle = '#7e9950';
    for (let i = 0; i < 7; i += 1) {
      const angle = 0.4 + 0.4 * i;
      disk(
        pen,
        x + radius * 0.95 * Math.cos(angle),
        y + radius * 0.85 * Math.sin(angle),
        radius * 0.15,
      );
    }
  }
}

/** Four and a half mats, a veranda, and the eaves as a dashed line. */
function drawHouse(pen: Pen) {
  const { x, y, width, height, veranda } = HOUSE;
  pen.fillStyle = 'rgba(50, 44, 30, 0.3)';
  pen.fillRect(x + 6, y + 8, width, height + veranda);
  pen.fillStyle = '#a8794a';
  pen.fillRect(x, y + height, width, veranda);
  pen.strokeStyle = '#86592f';
  pen.lineWidth = 1;
  for (let row = 1; row < 5; row += 1) {
    const at = y + height + (row * veranda) / 5;
    pen.beginPath();
    pen.moveTo(x, at);
    pen.lineTo(x + width, at);
    pen.stroke();
  }
  pen.fillStyle = '#d3cd92';
  pen.fillRect(x, y, width, height);
  // Rush mats, in units of half a mat.
  const [unitX, unitY] = [width / 3, height / 3];
  for (const [column, row, across, down] of [
    [0, 0, 2, 1],
    [2, 0, 1, 2],
    [1, 2, 2, 1],
    [0, 1, 1, 2],
    [1, 1, 1, 1],
  ] as const) {
    const [left, top] = [x + column * unitX, y + row * unitY];
    pen.fillStyle = across > down ? '#dcd79f' : '#cfc98a';
    pen.fillRect(left, top, across * unitX, down * unitY);
    pen.strokeStyle = '#3f4f35';
    pen.lineWidth = 2.4;
    pen.strokeRect(left, top, across * unitX, down * unitY);
  }
  // The hearth.
  pen.fillStyle = '#3a3128';
  pen.fillRect(x + 1.34 * unitX, y + 1.28 * unitY, 19, 18);
  pen.fillStyle = '#e8792f';
  disk(pen, x + 1.34 * unitX + 9.5, y + 1.28 * unitY + 9, 4);
  pen.strokeStyle = '#4a3423';
  pen.lineWidth = 5;
  pen.strokeRect(x, y, width, height);
  // Paper doors toward the veranda.
  pen.strokeStyle = '#fdf9ec';
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(x + 34, y + height);
  pen.lineTo(x + width - 34, y + height);
  pen.stroke();
  pen.strokeStyle = 'rgba(74, 52, 35, 0.7)';
  pen.lineWidth = 1.3;
  pen.setLineDash([7, 5]);
  pen.strokeRect(x - 15, y - 15, width + 30, height + veranda + 25);
  pen.setLineDash([]);
}

function drawLantern(pen: Pen) {
  const { x, y } = LANTERN;
  pen.fillStyle = 'rgba(60, 52, 40, 0.35)';
  disk(pen, x + 4, y + 5, 15);
  for (const [color, radius] of [
    ['#77746c', 15],
    ['#99958a', 11.5],
    ['#6b6860', 6],
    ['#f7d27a', 3.4],
  ] as const) {
    pen.fillStyle = color;
    pen.beginPath();
    for (let i = 0; i < 6; i += 1) {
      pen.lineTo(x + radius * Math.cos((TURN * i) / 6), y + radius * Math.sin((TURN * i) / 6));
    }
    pen.fill();
  }
}

function drawGate(pen: Pen) {
  const { left, right } = GATE;
  pen.fillStyle = 'rgba(60, 52, 40, 0.28)';
  pen.fillRect(left.x - 12, left.y - 12, right.x - left.x + 24, 30);
  pen.fillStyle = '#7a4b2b';
  pen.fillRect(left.x - 14, left.y - 16, right.x - left.x + 28, 26);
  pen.strokeStyle = '#5a3319';
  pen.lineWidth = 1.4;
  for (let x = left.x - 10; x < right.x + 14; x += 8) {
    pen.beginPath();
    pen.moveTo(x, left.y - 16);
    pen.lineTo(x, left.y + 10);
    pen.stroke();
  }
  pen.fillStyle = '#2f1f14';
  for (const { x, y } of [left, right]) disk(pen, x, y, 5);
}

const MAPLE = ['#a8321f', '#d1502b', '#ee8a3c'] as const;
const PINE = ['#2f5138', '#446b45', '#6c9156'] as const;
const CHERRY = ['#c9788f', '#e5a3b3', '#f7ccd5'] as const;

const TREES: readonly (readonly [number, number, number, readonly [string, string, string]])[] = [
  [716, 82, 54, MAPLE],
  [634, 62, 34, MAPLE],
  [770, 150, 32, PINE],
  [48, 356, 40, PINE],
  [112, 420, 46, CHERRY],
  [36, 428, 26, PINE],
  [300, 52, 30, PINE],
  [752, 448, 42, CHERRY],
];

/** Leaves in three shades, the lightest toward the light. */
function drawTree(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  colors: readonly [string, string, string],
  random: Random,
) {
  pen.fillStyle = 'rgba(40, 44, 26, 0.3)';
  disk(pen, x + radius * 0.16, y + radius * 0.2, radius * 0.98);
  for (const [layer, color] of colors.entries()) {
    pen.fillStyle = color;
    const reach = radius * (1 - 0.24 * layer);
    for (let i = 0; i < 44 - 10 * layer; i += 1) {
      const angle = TURN * random();
      const away = reach * Math.sqrt(random()) * 0.86;
      const shift = -radius * 0.09 * layer;
      disk(
        pen,
        x + shift + away * Math.cos(angle),
        y + shift + away * Math.sin(angle),
        radius * (0.11 + 0.09 * random()),
      );
    }
    if (layer === 0) disk(pen, x, y, radius * 0.8);
  }
}

/** Bamboo along the border, with a gap at the gate. */
function drawFence(pen: Pen) {
  const { width, height } = PLAN;
  for (const [fromX, fromY, toX, toY] of [
    [6, 6, width - 6, 6],
    [width - 6, 6, width - 6, height - 12],
    [6, 6, 6, height - 12],
    [6, height - 12, GATE.left.x - 16, height - 12],
    [GATE.right.x + 16, height - 12, width - 6, height - 12],
  ] as const) {
    for (const [color, line] of [
      ['#8a7436', 9],
      ['#c9b25a', 6],
      ['#e4d488', 2],
    ] as const) {
      pen.strokeStyle = color;
      pen.lineWidth = line;
      pen.lineCap = 'square';
      pen.beginPath();
      pen.moveTo(fromX, fromY);
      pen.lineTo(toX, toY);
      pen.stroke();
    }
    pen.strokeStyle = '#6d5a26';
    pen.lineWidth = 1.4;
    const long = Math.hypot(toX - fromX, toY - fromY);
    for (let at = 22; at < long; at += 34) {
      const [x, y] = [fromX + ((toX - fromX) * at) / long, fromY + ((toY - fromY) * at) / long];
      const [acrossX, acrossY] = [((toY - fromY) / long) * 5, ((toX - fromX) / long) * 5];
      pen.beginPath();
      pen.moveTo(x - acrossX, y - acrossY);
      pen.lineTo(x + acrossX, y + acrossY);
      pen.stroke();
    }
  }
}

function drawTitle(pen: Pen) {
  pen.fillStyle = '#4a3423';
  pen.textAlign = 'right';
  pen.font = 'italic 22px Georgia, "Times New Roman", serif';
  pen.fillText('Garden of the Tea House', 546, 50);
  pen.textAlign = 'left';
}
