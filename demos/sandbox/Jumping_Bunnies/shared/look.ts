import type Konva from 'konva';
import { COATS, groundAt, HEIGHT, HILLS, poseOf, POSES, type Bunny } from './bunnies';

/** Size of the drawing of a bunny. */
const BUNNY = { width: 40, height: 32 };
/** Pixels of a sprite for each unit of the drawing, so that it stays sharp on a phone. */
const SHARPNESS = 2;
/** Pixels of the image for each unit of the drawing, on the nearest hill. */
const SIZE = 0.85;

const COAT_COLORS = [
  { fur: '#fff6e6', shade: '#e7cfc2', ear: '#f3a6a0' },
  { fur: '#f4855a', shade: '#cf5f42', ear: '#ffd2b0' },
  { fur: '#f2b7bd', shade: '#cf8b9c', ear: '#fff0ea' },
  { fur: '#8c7bc0', shade: '#64549a', ear: '#cdbdf0' },
];
const HILL_COLORS = [
  { top: '#4d5f9b', bottom: '#3b4880' },
  { top: '#2f7f88', bottom: '#22586e' },
  { top: '#2d9b77', bottom: '#14595a' },
];

/** Angles of the poses, in radians: the nose goes up, and then down. */
const TILTS = [-0.45, -0.05, 0.4];

/** A bunny that looks to the right, in a box of 40 by 32 with its feet at the lower edge. */
function paintBunny(context: CanvasRenderingContext2D, coat: number, pose: number) {
  const { fur, shade, ear } = COAT_COLORS[coat] ?? { fur: 'white', shade: 'gray', ear: 'pink' };
  const blob = (color: string, x: number, y: number, wide: number, high: number, angle: number) => {
    context.fillStyle = color;
    context.beginPath();
    context.ellipse(x, y, wide, high, angle, 0, 2 * Math.PI);
    context.fill();
  };
  context.translate(20, 18);
  context.rotate(TILTS[pose] ?? 0);
  // In the air the legs are stretched, at the top they are tucked in.
  const stretch = pose === 1 ? 0 : 2.5;
  blob(shade, -11 - stretch, 6, 6.5, 2.2, 0.5 - stretch / 6);
  blob(shade, 8 + stretch, 6.5, 5, 1.8, 0.7);
  blob('#ffffff', -13, -1, 3.4, 3.4, 0);
  blob(fur, -2, 1, 11, 6.6, -0.12);
  blob(shade, -7, 4, 5.6, 4.4, -0.3);
  blob(fur, -7, 3.2, 5.6, 4.2, -0.3);
  // The ears are back in the wind, and stand up at the top.
  const lean = pose === 1 ? -0.75 : -0.35;
  blob(shade, 5, -9.5, 6.6, 2.1, -lean + 0.5);
  blob(fur, 3.4, -8.6, 7, 2.4, -lean + 0.25);
  blob(ear, 3.2, -8.7, 4.6, 1.1, -lean + 0.25);
  blob(fur, 9.5, -3.4, 5.6, 4.8, 0.15);
  blob(ear, 14.6, -2.8, 1, 0.8, 0);
  blob('#2a2047', 11, -4.6, 1, 1.1, 0);
}

/** The images of all coats, poses and directions. Drawn once; a bunny in the air has one of them as its image. */
export function createSprites() {
  const sprites = Array.from({ length: COATS * POSES * 2 }, (_, i) => {
    const canvas = document.createElement('canvas');
    canvas.width = BUNNY.width * SHARPNESS;
    canvas.height = BUNNY.height * SHARPNESS;
    const context = canvas.getContext('2d');
    if (!context) return canvas;
    context.scale(SHARPNESS, SHARPNESS);
    const isLeft = i % 2 === 1;
    if (isLeft) context.transform(-1, 0, 0, 1, BUNNY.width, 0);
    paintBunny(context, Math.floor(i / 2 / POSES), Math.floor(i / 2) % POSES);
    return canvas;
  });

  return (bunny: Bunny): HTMLCanvasElement | undefined =>
    sprites[(bunny.coat * POSES + poseOf(bunny)) * 2 + (bunny.speedX < 0 ? 1 : 0)];
}

/** Width and height of a bunny on its hill. */
export function sizeOf(hill: number) {
  const { scale = 1 } = HILLS[hill] ?? {};
  return { width: BUNNY.width * SIZE * scale, height: BUNNY.height * SIZE * scale };
}

/** The sky for a field of that width. x = 0 is in the middle. */
export const skyConfig = (width: number) =>
  ({ name: 'sky', width, sceneFunc: paintSky }) satisfies Konva.ShapeConfig;

function paintSky(context: Konva.Context, shape: Konva.Shape) {
  const half = shape.width() / 2;
  const sky = context.createLinearGradient(0, 0, 0, 300);
  sky.addColorStop(0, '#1d1a4a');
  sky.addColorStop(0.5, '#5a3377');
  sky.addColorStop(0.82, '#d2627a');
  sky.addColorStop(1, '#f9a26c');
  context.fillStyle = sky;
  context.fillRect(-half, 0, 2 * half, HEIGHT);

  context.fillStyle = '#fff1cf';
  for (let i = 1; i < 70; i += 1) {
    const x = (((i * 0.7548776662) % 1) * 2 - 1) * half;
    const y = ((i * 0.569840291) % 1) * 170;
    context.fillRect(x, y, 1 + (i % 3) * 0.5, 1 + (i % 3) * 0.5);
  }

  // The moon is as far right as a narrow field allows.
  const x = Math.min(half * 0.42, 170);
  const size = Math.min(104, half * 0.5);
  const glow = context.createRadialGradient(x, 150, 80, x, 150, 190);
  glow.addColorStop(0, 'rgba(255, 226, 160, 0.55)');
  glow.addColorStop(1, 'rgba(255, 226, 160, 0)');
  const disc = (color: string | CanvasGradient, dx: number, dy: number, radius: number) => {
    context.fillStyle = color;
    context.beginPath();
    context.arc(x + dx, 150 + dy, radius, 0, 2 * Math.PI);
    context.fill();
  };
  disc(glow, 0, 0, 190);
  disc('#ffe9b0', 0, 0, size);
  for (const [dx, dy, radius] of [
    [-38, -30, 22],
    [-8, -52, 11],
    [30, -8, 30],
    [-30, 32, 15],
    [52, 36, 10],
  ] as const) {
    disc('#f8d793', (dx * size) / 104, (dy * size) / 104, (radius * size) / 104);
  }

  // Clouds: bars with round ends, in steps.
  for (const [cx, cy, length, color] of [
    [-0.62, 96, 150, '#7d4486'],
    [-0.5, 110, 190, '#93508c'],
    [0.62, 196, 170, '#e98a86'],
    [0.5, 210, 130, '#f2a08c'],
    [-0.15, 224, 120, '#e07c80'],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    const wide = Math.min(length, half * 0.8);
    context.roundRect(cx * half - wide / 2, cy, wide, 14, 7);
    context.fill();
  }
}

/** A hill for a field of that width. */
export const hillConfig = (hill: number, width: number) =>
  ({ name: 'hill', hill, width, sceneFunc: paintHill }) satisfies Konva.ShapeConfig;

function paintHill(context: Konva.Context, shape: Konva.Shape) {
  const hill = Number(shape.getAttr('hill'));
  const half = shape.width() / 2;
  const { top = '', bottom = '' } = HILL_COLORS[hill] ?? {};
  const { ground = 0, wave = 0 } = HILLS[hill] ?? {};
  // The ridge is a little above the feet, so that they are in the grass.
  const lift = 3;
  const meadow = context.createLinearGradient(0, ground - wave, 0, HEIGHT);
  meadow.addColorStop(0, top);
  meadow.addColorStop(1, bottom);
  context.fillStyle = meadow;
  context.beginPath();
  context.moveTo(-half, HEIGHT);
  for (let x = -half; x < half; x += 12) context.lineTo(x, groundAt(hill, x) - lift);
  context.lineTo(half, groundAt(hill, half) - lift);
  context.lineTo(half, HEIGHT);
  context.fill();
}
