import type Konva from 'konva';
import { createRandom } from '../../../common/konva/random';
import type { Kind } from './lanterns';

/** Colors of the paper, without and with a light behind it. */
export const PAPER: Record<Kind, string> = {
  round: '#7d3440',
  star: '#6f5a3a',
  kite: '#2f6268',
};
export const GLOW: Record<Kind, string> = {
  round: '#ff7a4d',
  star: '#ffc95c',
  kite: '#58d0bd',
};

const WATER = 312;

/** The halves of a paper side: a shade and a light are laid over its color. */
const shade = (isLit: boolean) => (isLit ? 'rgba(150, 30, 30, 0.3)' : 'rgba(12, 8, 32, 0.42)');
const shine = (isLit: boolean) =>
  isLit ? 'rgba(255, 246, 205, 0.85)' : 'rgba(255, 230, 220, 0.1)';

/** A lantern around the middle of its shape, with the thread that it hangs from. */
export function drawLantern(context: Konva.Context, shape: Konva.Shape) {
  const kind: Kind = shape.getAttr('kind');
  const isLit = Boolean(shape.getAttr('isLit'));
  const color = isLit ? GLOW[kind] : PAPER[kind];
  context.translate(shape.width() / 2, shape.height() / 2);
  if (isLit) {
    const halo = context.createRadialGradient(0, 0, 20, 0, 0, 112);
    halo.addColorStop(0, `${color}b0`);
    halo.addColorStop(0.45, `${color}3c`);
    halo.addColorStop(1, `${color}00`);
    context.fillStyle = halo;
    context.fillRect(-112, -112, 224, 224);
  }
  context.strokeStyle = isLit ? '#ffe7b8' : '#8e7fa6';
  context.lineWidth = 1.2;
  context.beginPath();
  context.moveTo(0, -36);
  // Up to the branch, wherever the lantern is.
  context.lineTo(0, -1200);
  context.stroke();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  if (kind === 'round') drawRound(context, color, isLit);
  else if (kind === 'star') drawStar(context, color, isLit);
  else drawKite(context, color, isLit);
}

/** The light of the candle in the middle of the paper. */
function drawCandle(context: Konva.Context, isLit: boolean, radius: number) {
  const light = context.createRadialGradient(0, 6, 1, 0, 6, radius);
  light.addColorStop(0, shine(isLit));
  light.addColorStop(1, 'rgba(255, 240, 190, 0)');
  context.fillStyle = light;
  context.fill('nonzero');
}

function drawTassel(context: Konva.Context, x: number, y: number, length: number, color: string) {
  context.strokeStyle = color;
  context.lineWidth = 1.6;
  context.beginPath();
  for (let i = -2; i <= 2; i += 1) {
    context.moveTo(x + i * 0.6, y);
    context.quadraticCurveTo(x + i * 1.4, y + length * 0.5, x + i * 2, y + length);
  }
  context.stroke();
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, 3, 0, 2 * Math.PI);
  context.fill('nonzero');
}

function drawRound(context: Konva.Context, color: string, isLit: boolean) {
  drawTassel(context, 0, 38, 24, isLit ? '#ffd27a' : '#9b6a4a');
  context.beginPath();
  context.ellipse(0, 0, 44, 37, 0, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill('nonzero');
  drawCandle(context, isLit, 40);
  // Ribs of bamboo.
  context.strokeStyle = shade(isLit);
  context.lineWidth = 1.6;
  for (const wide of [44, 31, 16]) {
    context.beginPath();
    context.ellipse(0, 0, wide, 37, 0, 0, 2 * Math.PI);
    context.stroke();
  }
  context.fillStyle = isLit ? '#5a2433' : '#33203a';
  for (const y of [-41, 32]) {
    context.beginPath();
    context.roundRect(-17, y, 34, 9, 3);
    context.fill('nonzero');
  }
  context.fillStyle = isLit ? '#ffd27a' : '#8a6a52';
  context.fillRect(-17, -35, 34, 1.8);
  context.fillRect(-17, 33.5, 34, 1.8);
}

/** Five points of two facets each: one in the light, one in the shade. */
function drawStar(context: Konva.Context, color: string, isLit: boolean) {
  const at = (i: number): [number, number] => {
    const away = i % 2 === 0 ? 46 : 20;
    const angle = (i * Math.PI) / 5;
    return [Math.sin(angle) * away, -Math.cos(angle) * away];
  };
  for (const i of [4, 6]) drawTassel(context, ...at(i), 16, isLit ? '#ff8f6b' : '#7d5560');
  context.beginPath();
  for (let i = 0; i < 10; i += 1) context.lineTo(...at(i));
  context.closePath();
  context.fillStyle = color;
  context.fill('nonzero');
  drawCandle(context, isLit, 42);
  context.fillStyle = shade(isLit);
  for (let i = 0; i < 10; i += 2) {
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(...at(i));
    context.lineTo(...at(i + 1));
    context.closePath();
    context.fill('nonzero');
  }
  context.strokeStyle = isLit ? '#fff0c0' : '#8d7551';
  context.lineWidth = 1.6;
  context.beginPath();
  for (let i = 0; i < 10; i += 1) context.lineTo(...at(i));
  context.closePath();
  for (let i = 0; i < 10; i += 2) {
    context.moveTo(0, 0);
    context.lineTo(...at(i));
  }
  context.stroke();
}

/** Two pyramids of paper, one on the other. */
function drawKite(context: Konva.Context, color: string, isLit: boolean) {
  drawTassel(context, 0, 46, 22, isLit ? '#ffd27a' : '#6a7f7a');
  context.beginPath();
  context.moveTo(0, -46);
  context.lineTo(40, -8);
  context.lineTo(0, 46);
  context.lineTo(-40, -8);
  context.closePath();
  context.fillStyle = color;
  context.fill('nonzero');
  drawCandle(context, isLit, 44);
  context.fillStyle = shade(isLit);
  for (const [top, x, wide] of [
    [-46, 14, 40],
    [46, -14, -40],
  ] as const) {
    context.beginPath();
    context.moveTo(0, top);
    context.lineTo(x, -8);
    context.lineTo(wide, -8);
    context.closePath();
    context.fill('nonzero');
  }
  context.strokeStyle = isLit ? '#d9fff2' : '#4f8784';
  context.lineWidth = 1.6;
  context.beginPath();
  context.moveTo(0, -46);
  context.lineTo(40, -8);
  context.lineTo(0, 46);
  context.lineTo(-40, -8);
  context.closePath();
  context.moveTo(-40, -8);
  context.lineTo(40, -8);
  context.moveTo(0, -46);
  context.lineTo(14, -8);
  context.lineTo(0, 46);
  context.moveTo(0, -46);
  context.lineTo(-14, -8);
  context.lineTo(0, 46);
  context.stroke();
}

/** Short waves below a lantern that carry its light. */
export function drawReflection(context: Konva.Context, shape: Konva.Shape) {
  const kind: Kind = shape.getAttr('kind');
  const isLit = Boolean(shape.getAttr('isLit'));
  context.strokeStyle = isLit ? GLOW[kind] : PAPER[kind];
  context.lineCap = 'round';
  for (let i = 0; i < 9; i += 1) {
    const wide = 34 - Math.abs(i - 2) * 3.4;
    const x = (i % 3) * 5 - 5;
    const y = WATER + 8 + i * 8.5;
    context.globalAlpha = (isLit ? 0.85 : 0.35) * (1 - i / 11);
    context.lineWidth = 2.2;
    context.beginPath();
    context.moveTo(x - wide, y);
    context.quadraticCurveTo(x - wide / 2, y - 3, x, y);
    context.quadraticCurveTo(x + wide / 2, y + 3, x + wide, y);
    context.stroke();
  }
}

/** The night around the scene, wider than every stage. */
const SIDE = 3000;

/** A river at dusk: hills, a moon, a boat, and a pine branch to hang lanterns from. */
export function drawRiver(context: Konva.Context) {
  const sky = context.createLinearGradient(0, -40, 0, WATER);
  sky.addColorStop(0, '#191438');
  sky.addColorStop(0.5, '#3b2660');
  sky.addColorStop(0.84, '#8a4274');
  sky.addColorStop(1, '#d8776b');
  context.fillStyle = sky;
  context.fillRect(-SIDE, -SIDE, 2 * SIDE + 480, SIDE + WATER + 2);

  const random = createRandom(11);
  for (let i = 0; i < 190; i += 1) {
    context.fillStyle = `rgba(255, 240, 224, ${0.2 + random() * 0.6})`;
    const side = 0.8 + random() * 1.2;
    context.fillRect(-500 + random() * 1480, -60 + random() * 240, side, side);
  }
  // A thin moon.
  context.fillStyle = '#ffe9c9';
  context.fill(new Path2D('M306 54 a24 24 0 1 0 22 36 a20 20 0 1 1 -22 -36 Z'));

  hills(context, '#5b3169', 262, 26, 0.011, 0.6);
  hills(context, '#41265a', 282, 18, 0.017, 2.1);
  hills(context, '#2b1b45', 300, 9, 0.031, 4);

  const water = context.createLinearGradient(0, WATER, 0, 420);
  water.addColorStop(0, '#a8566f');
  water.addColorStop(0.3, '#55305f');
  water.addColorStop(1, '#1d1639');
  context.fillStyle = water;
  context.fillRect(-SIDE, WATER, 2 * SIDE + 480, SIDE);
  context.lineCap = 'round';
  for (let i = 0; i < 110; i += 1) {
    const deep = random();
    const x = -600 + random() * 1680;
    const y = WATER + 5 + deep * 130;
    context.strokeStyle = `rgba(255, 190, 170, ${0.28 * (1 - deep)})`;
    context.lineWidth = 1.4;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + 10 + random() * 34, y);
    context.stroke();
  }
  drawBoat(context, 306, 352);
  drawBranch(context);
}

function hills(
  context: Konva.Context,
  color: string,
  base: number,
  high: number,
  often: number,
  from: number,
) {
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(-700, WATER + 2);
  for (let x = -700; x <= 1180; x += 12) {
    const wave = Math.sin(x * often + from) + 0.5 * Math.sin(x * often * 2.3 + from);
    context.lineTo(x, base - wave * high);
  }
  context.lineTo(1180, WATER + 2);
  context.closePath();
  context.fill('nonzero');
}

function drawBoat(context: Konva.Context, x: number, y: number) {
  context.save();
  context.translate(x, y);
  context.fillStyle = 'rgba(14, 9, 32, 0.5)';
  context.fill(new Path2D('M-46 10 Q0 22 58 9 Q20 17 -46 10 Z'));
  context.fillStyle = '#160f2c';
  context.fill(
    new Path2D('M-58 -4 Q-40 6 -30 12 Q0 17 34 12 Q52 6 66 -10 Q34 3 0 3 Q-34 3 -58 -4 Z'),
  );
  // The cabin, its window, and somebody at the oar.
  context.fill(new Path2D('M-16 3 Q-16 -16 4 -16 Q24 -16 24 3 Z'));
  context.fillStyle = '#ffb765';
  context.fill(new Path2D('M-6 1 V-7 Q-6 -10 -3 -10 H2 V1 Z'));
  context.fillStyle = '#160f2c';
  context.fill(new Path2D('M-38 4 L-37 -14 Q-34 -20 -29 -14 L-26 4 Z M-44 -16 Q-33 -30 -22 -16 Z'));
  context.strokeStyle = '#160f2c';
  context.lineWidth = 2;
  context.lineCap = 'round';
  context.stroke(new Path2D('M-28 -10 L-60 26'));
  context.restore();
}

/** Across the top, so that every thread ends in it. */
function drawBranch(context: Konva.Context) {
  context.strokeStyle = '#120c26';
  context.lineCap = 'round';
  context.lineWidth = 9;
  context.stroke(
    new Path2D('M-900 -6 C-500 -20 -200 22 -20 12 C120 4 250 20 330 8 C470 -10 700 22 1400 -4'),
  );
  context.lineWidth = 4;
  context.stroke(
    new Path2D(
      'M40 10 C80 26 110 24 140 36 M300 10 C340 26 360 22 402 30 M470 6 C500 26 520 22 560 34',
    ),
  );
  context.lineWidth = 1.5;
  context.beginPath();
  for (const [x, y, side] of [
    [140, 36, 1],
    [112, 27, 1],
    [76, 20, 1],
    [402, 30, 1],
    [366, 24, 1],
    [334, 18, 1],
    [20, 12, -1],
    [208, 13, -1],
    [262, 13, 1],
    [448, 6, 1],
    [500, 22, 1],
    [-60, 14, -1],
  ] as const) {
    for (let i = 0; i < 17; i += 1) {
      const angle = (i / 16) * Math.PI;
      context.moveTo(x, y);
      context.lineTo(x + Math.cos(angle) * 26 * side, y + Math.sin(angle) * (12 + (i % 3) * 3) - 3);
    }
  }
  context.stroke();
}
