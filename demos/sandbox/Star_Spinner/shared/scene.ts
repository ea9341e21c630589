import type Konva from 'konva';
import { createRandom } from '../../../common/konva/random';

interface Size {
  width: number;
  height: number;
}

/** From the middle of the star to a tip, in units of the scene. */
const TIP = 150;
const TIPS = 8;

/** The scene: the middle of the star is at 0, 0, and the star with some air around it always fits. */
export function fit({ width, height }: Size) {
  const scale = Math.max(Math.min(width / 350, height / 430), 0.1);
  return { name: 'scene', x: width / 2, y: height * 0.44, scaleX: scale, scaleY: scale };
}

/** What does not turn: the night, the town and the cord. */
export function nightConfig(size: Size) {
  const { x, y, scaleX } = fit(size);
  return {
    ...fit(size),
    name: 'night',
    left: -x / scaleX,
    top: -y / scaleX,
    bottom: (size.height - y) / scaleX,
    sceneFunc: drawNight,
  } satisfies Konva.ShapeConfig;
}

/** The light of the star, which turns with it. */
export const lightConfig = (rotation: number) =>
  ({ name: 'light', rotation, listening: false, sceneFunc: drawLight }) satisfies Konva.ShapeConfig;

/** The star. Its round hit area includes the gaps between the tips. */
export const starConfig = (rotation: number) =>
  ({ name: 'star', rotation, sceneFunc: drawStar, hitFunc: hitStar }) satisfies Konva.ShapeConfig;

export const knobConfig = {
  name: 'knob',
  radius: 8,
  fill: '#f6d58a',
  stroke: '#8a4a1e',
  strokeWidth: 2,
  listening: false,
} satisfies Konva.CircleConfig;

function hitStar(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.arc(0, 0, TIP, 0, 2 * Math.PI);
  context.fillShape(shape);
}

function drawNight(context: Konva.Context, shape: Konva.Shape) {
  const [left = 0, top = 0, bottom = 0] = ['left', 'top', 'bottom'].map((name) =>
    Number(shape.getAttr(name)),
  );
  const width = -2 * left;
  const sky = context.createLinearGradient(0, top, 0, bottom);
  sky.addColorStop(0, '#0d1533');
  sky.addColorStop(0.65, '#2b3270');
  sky.addColorStop(1, '#6a4a7c');
  context.fillStyle = sky;
  context.fillRect(left, top, width, bottom - top);

  const random = createRandom(11);
  context.fillStyle = '#dfe7f5';
  for (let i = 0; i < 90; i += 1) {
    const [x, y, size] = [(random() - 0.5) * 1100, top + random() * 380, random() * 1.3 + 0.4];
    context.globalAlpha = 0.35 + random() * 0.6;
    context.beginPath();
    context.arc(x, y, size, 0, 2 * Math.PI);
    context.fill('nonzero');
  }
  context.globalAlpha = 1;

  drawTown(context, left, bottom);
  // The cord.
  context.strokeStyle = '#c9a15a';
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(0, top);
  context.lineTo(0, 0);
  context.stroke();
}

/** Roofs with snow and lit windows along the lower edge. The street is the same at every width. */
function drawTown(context: Konva.Context, left: number, bottom: number) {
  const random = createRandom(23);
  const walls = ['#1b2350', '#232a5c', '#161d45', '#2a2b5e'];
  for (let x = -620, i = 0; x < 620; i += 1) {
    const width = 46 + random() * 34;
    const height = 34 + random() * 40;
    const roof = 20 + random() * 16;
    const lit = [random(), random(), random(), random()];
    const right = x + width;
    if (right > left && x < -left) {
      const top = bottom - height;
      context.fillStyle = walls[i % walls.length] ?? '';
      context.fillRect(x, top, width, height);
      context.beginPath();
      context.moveTo(x - 4, top);
      context.lineTo(x + width / 2, top - roof);
      context.lineTo(right + 4, top);
      context.fill('nonzero');
      context.strokeStyle = '#e8eefa';
      context.lineWidth = 5;
      context.lineJoin = 'round';
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(x - 3, top);
      context.lineTo(x + width / 2, top - roof);
      context.lineTo(right + 3, top);
      context.stroke();
      lit.forEach((chance, at) => {
        context.fillStyle = chance > 0.35 ? '#ffc766' : '#0f1638';
        const [column, row] = [at % 2, Math.floor(at / 2)];
        context.fillRect(x + width * (0.22 + 0.36 * column), top + 8 + row * 20, width * 0.2, 11);
      });
    }
    x = right;
  }
  context.fillStyle = '#e8eefa';
  context.beginPath();
  context.moveTo(left, bottom);
  context.lineTo(left, bottom - 8);
  for (let x = -620; x <= 620; x += 40) {
    context.quadraticCurveTo(x + 20, bottom - 16 - 4 * Math.sin(x), x + 40, bottom - 8);
  }
  context.lineTo(-left, bottom);
  context.fill('nonzero');
}

/** Soft beams between the tips. */
function drawLight(context: Konva.Context) {
  const glow = context.createRadialGradient(0, 0, 40, 0, 0, 420);
  glow.addColorStop(0, 'rgba(255, 190, 90, 0.5)');
  glow.addColorStop(0.45, 'rgba(255, 170, 90, 0.16)');
  glow.addColorStop(1, 'rgba(255, 150, 90, 0)');
  context.fillStyle = glow;
  context.beginPath();
  context.arc(0, 0, 420, 0, 2 * Math.PI);
  context.fill('nonzero');
  const half = Math.PI / TIPS / 2.2;
  for (let i = 0; i < TIPS; i += 1) {
    const angle = (i / TIPS) * 2 * Math.PI - Math.PI / 2;
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, 420, angle - half, angle + half);
    context.fill('nonzero');
  }
}

function drawStar(context: Konva.Context) {
  // Short tips behind the long ones.
  drawTips(context, { tip: 112, notch: 52, shift: 0.5, light: '#f08a3c', dark: '#b9402b' });
  drawTips(context, { tip: TIP, notch: 58, shift: 0, light: '#ffd98a', dark: '#e2572f' });
  const core = context.createRadialGradient(0, 0, 4, 0, 0, 74);
  core.addColorStop(0, 'rgba(255, 250, 225, 0.95)');
  core.addColorStop(0.5, 'rgba(255, 226, 150, 0.5)');
  core.addColorStop(1, 'rgba(255, 200, 100, 0)');
  context.fillStyle = core;
  context.beginPath();
  context.arc(0, 0, 74, 0, 2 * Math.PI);
  context.fill('nonzero');
}

interface Tips {
  tip: number;
  notch: number;
  /** By how many tips they are turned. */
  shift: number;
  light: string;
  dark: string;
}

/** Folded paper: each tip has a light and a dark half, a bright fold and punched holes. */
function drawTips(context: Konva.Context, { tip, notch, shift, light, dark }: Tips) {
  for (let i = 0; i < TIPS; i += 1) {
    context.save();
    context.rotate(((i + shift) / TIPS) * 2 * Math.PI);
    const side = Math.PI / TIPS;
    for (const [turn, color] of [
      [-side, light],
      [side, dark],
    ] as const) {
      context.fillStyle = color;
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(Math.sin(turn) * notch, -Math.cos(turn) * notch);
      context.lineTo(0, -tip);
      context.closePath();
      context.fill('nonzero');
    }
    context.strokeStyle = 'rgba(255, 246, 214, 0.75)';
    context.lineWidth = 1.4;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(0, -tip);
    context.stroke();
    context.fillStyle = '#fff3cf';
    for (const [at, radius] of [
      [0.5, 3.4],
      [0.63, 2.6],
      [0.75, 1.8],
    ] as const) {
      for (const way of [-1, 1]) {
        context.beginPath();
        context.arc(way * (1 - at) * 17, -at * tip, radius, 0, 2 * Math.PI);
        context.fill('nonzero');
      }
    }
    context.restore();
  }
}
