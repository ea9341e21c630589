import type Konva from 'konva';
import { partOf, placesOf, SIZE, type Box, type Dot } from './pond';

export const COLORS = { depth: '#0b2b3c', band: '#ffd98a' };

/** Paints the pond as an image. Only the colors at the positions of the dots are used. */
function paintPond(context: CanvasRenderingContext2D) {
  const { width, height } = SIZE;
  const water = context.createLinearGradient(0, 0, width, height);
  water.addColorStop(0, '#12506a');
  water.addColorStop(0.45, '#1f8791');
  water.addColorStop(0.75, '#17667c');
  water.addColorStop(1, '#0e4059');
  context.fillStyle = water;
  context.fillRect(0, 0, width, height);

  // Rings where a fish has touched the surface.
  context.strokeStyle = 'rgba(140, 225, 220, 0.5)';
  for (const [x, y, radii] of [
    [455, 92, [18, 36, 56]],
    [120, 330, [14, 30, 48]],
  ] as const) {
    for (const radius of radii) {
      context.lineWidth = 6 - radius / 14;
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.stroke();
    }
  }

  paintLeaf(context, 70, 78, 62, 0.5);
  paintLeaf(context, 158, 34, 40, 2.2);
  paintLeaf(context, 540, 330, 70, 3.6);
  paintLeaf(context, 452, 376, 44, 5);
  paintLily(context, 500, 300, 34);

  paintCarp(context, { x: 205, y: 205, angle: -0.5, size: 1.25, coat: 'orange' });
  paintCarp(context, { x: 402, y: 200, angle: 2.45, size: 1.05, coat: 'white' });
}

function paintLeaf(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  cut: number,
) {
  context.fillStyle = '#0a3446';
  context.beginPath();
  context.arc(x + 5, y + 7, radius, 0, 2 * Math.PI);
  context.fill();
  const green = context.createRadialGradient(x, y, 0, x, y, radius);
  green.addColorStop(0, '#b5d46a');
  green.addColorStop(1, '#4f9a48');
  context.fillStyle = green;
  context.beginPath();
  context.moveTo(x, y);
  context.arc(x, y, radius, cut + 0.22, cut - 0.22 + 2 * Math.PI);
  context.fill();
  context.strokeStyle = '#3d8340';
  context.lineWidth = 3;
  for (let i = 1; i < 9; i += 1) {
    const angle = cut + (i * 2 * Math.PI) / 9;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(angle) * radius * 0.85, y + Math.sin(angle) * radius * 0.85);
    context.stroke();
  }
}

function paintLily(context: CanvasRenderingContext2D, x: number, y: number, radius: number) {
  for (const [share, color] of [
    [1, '#ef7fb0'],
    [0.72, '#f6a6c8'],
    [0.45, '#fbd0e4'],
  ] as const) {
    context.fillStyle = color;
    for (let i = 0; i < 9; i += 1) {
      const angle = (i * 2 * Math.PI) / 9 + share;
      context.beginPath();
      context.ellipse(
        x + Math.cos(angle) * radius * share * 0.6,
        y + Math.sin(angle) * radius * share * 0.6,
        radius * share * 0.62,
        radius * share * 0.26,
        angle,
        0,
        2 * Math.PI,
      );
      context.fill();
    }
  }
}

interface Carp {
  x: number;
  y: number;
  angle: number;
  size: number;
  coat: 'orange' | 'white';
}

/** A carp from above. It swims to the right before it is turned. */
function paintCarp(context: CanvasRenderingContext2D, { x, y, angle, size, coat }: Carp) {
  const [body, patch] = coat === 'orange' ? ['#f2662b', '#fdf0dc'] : ['#fdf0dc', '#ea4a26'];
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.scale(size, size);

  const outline = () => {
    context.beginPath();
    context.moveTo(112, -8);
    context.bezierCurveTo(100, -36, 40, -46, -20, -26);
    context.bezierCurveTo(-60, -12, -82, 0, -98, 16);
    context.bezierCurveTo(-70, 18, -50, 20, -20, 22);
    context.bezierCurveTo(40, 30, 104, 26, 112, -8);
  };
  // The shadow on the ground of the pond.
  context.save();
  context.translate(10, 20);
  context.fillStyle = '#0a3446';
  outline();
  context.fill();
  context.restore();

  const fin = coat === 'orange' ? '#f9b184' : '#fbdcc0';
  context.fillStyle = fin;
  for (const points of [
    // The tail, and two pairs of fins.
    [-90, 14, -118, -22, -160, -26, -132, 8, -150, 52, -116, 40],
    [52, -30, 44, -66, 12, -78, 14, -50, 20, -40, 26, -32],
    [52, 18, 40, 52, 6, 66, 10, 40, 16, 30, 26, 22],
    [-24, -22, -36, -44, -56, -50, -50, -30, -48, -22, -44, -18],
    [-24, 18, -38, 40, -58, 44, -50, 26, -48, 20, -44, 18],
  ]) {
    const [startX = 0, startY = 0, ...rest] = points;
    context.beginPath();
    context.moveTo(startX, startY);
    for (let i = 0; i + 1 < rest.length; i += 2) context.lineTo(rest[i] ?? 0, rest[i + 1] ?? 0);
    context.fill();
  }

  context.fillStyle = body;
  outline();
  context.fill();
  context.save();
  outline();
  context.clip();
  context.fillStyle = patch;
  for (const [cx, cy, wide, high, turn] of [
    [84, -20, 24, 15, 0.4],
    [36, -4, 26, 17, -0.3],
    [-24, -14, 22, 13, 0.2],
    [-64, 8, 15, 8, 0.3],
  ] as const) {
    context.beginPath();
    context.ellipse(cx, cy, wide, high, turn, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
  context.fillStyle = '#3b1a22';
  for (const side of [-25, 12]) {
    context.beginPath();
    context.arc(94, side, 4.5, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}

/** The pond as a list of dots. Light dots are larger than dark ones, as in print. */
export function createDots(count: number): Dot[] {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  paintPond(context);
  const { data } = context.getImageData(0, 0, SIZE.width, SIZE.height);
  const places = placesOf(count);
  const room = Math.sqrt((SIZE.width * SIZE.height) / places.length);
  return places.map(({ x, y }, id) => {
    const at = 4 * (Math.floor(y) * SIZE.width + Math.floor(x));
    const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
    const light = (0.3 * red + 0.6 * green + 0.1 * blue) / 255;
    return {
      id,
      x,
      y,
      radius: room * (0.26 + 0.26 * light),
      fill: `rgb(${red}, ${green}, ${blue})`,
      part: partOf(red, green, blue),
    };
  });
}

/** The rectangle that is being drawn, or nothing. */
export const bandConfig = (box: Box | null) =>
  ({
    ...(box ?? { x: 0, y: 0, width: 0, height: 0 }),
    name: 'band',
    visible: box !== null,
    listening: false,
    fill: 'rgba(255, 217, 138, 0.18)',
    stroke: COLORS.band,
    strokeWidth: 1.5,
    strokeScaleEnabled: false,
    dash: [6, 4],
  }) satisfies Konva.RectConfig;
