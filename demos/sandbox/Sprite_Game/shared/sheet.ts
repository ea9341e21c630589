/** Draws the sprite sheet: all images of the hedgehog in one canvas, side by side. A game with a sheet from a file loads that instead. */

/** Size of an image in units of the garden. */
export const FRAME = { width: 64, height: 48 };
/** Pixels of the sheet in a unit, for sharp images on screens with two pixels in one. */
export const SHEET_SCALE = 3;

/** Where each movement begins in the sheet, how many images it has, and how many of them are shown in a second. */
export const MOVES = {
  rest: { from: 0, count: 2, rate: 2 },
  run: { from: 2, count: 6, rate: 14 },
  leap: { from: 8, count: 1, rate: 1 },
  curl: { from: 9, count: 4, rate: 10 },
} as const;
export type Move = keyof typeof MOVES;

const FRAMES = 13;

const SPINES = '#5a3a2e';
const SPINES_LIGHT = '#8a5f48';
const FACE = '#e8c39e';
const DARK = '#2a1b18';

/** The frame of a move after a number of seconds. */
export function frameOf(move: Move, seconds: number): number {
  const { from, count, rate } = MOVES[move];
  return from + (Math.floor(seconds * rate) % count);
}

/** All images. The hedgehog looks to the right; its feet are on the lower border, in the middle. */
export function drawSheet(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = FRAMES * FRAME.width * SHEET_SCALE;
  canvas.height = FRAME.height * SHEET_SCALE;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  for (let frame = 0; frame < FRAMES; frame += 1) {
    context.setTransform(SHEET_SCALE, 0, 0, SHEET_SCALE, 0, 0);
    context.translate((frame + 0.5) * FRAME.width, FRAME.height);
    if (frame >= MOVES.curl.from) drawBall(context, (frame - MOVES.curl.from) / 4);
    else if (frame >= MOVES.leap.from) drawHedgehog(context, 0.9, -2, true);
    else if (frame >= MOVES.run.from) {
      const phase = ((frame - MOVES.run.from) / MOVES.run.count) * 2 * Math.PI;
      drawHedgehog(context, Math.sin(phase), -1.2 * Math.abs(Math.cos(phase)), false);
    } else drawHedgehog(context, 0, frame === 0 ? 0 : 0.7, false);
  }
  return canvas;
}

/**
 * A hedgehog from the side.
 *
 * @param stride how far the feet are apart, from -1 to 1
 * @param bob by how much the body is lower
 */
function drawHedgehog(
  context: CanvasRenderingContext2D,
  stride: number,
  bob: number,
  isLeaping: boolean,
) {
  context.fillStyle = DARK;
  for (const [x, way] of [
    [-10, 1],
    [-5, -1],
    [8, 1],
    [12, -1],
  ] as const) {
    context.beginPath();
    const lift = isLeaping ? 2 : Math.max(0, way * stride) * 2;
    context.ellipse(x + way * stride * 4, -2.2 - lift, 4, 2.4, 0, 0, 2 * Math.PI);
    context.fill();
  }
  context.save();
  context.translate(0, bob);
  if (isLeaping) context.rotate(-0.12);
  // The soft body with the face.
  context.fillStyle = FACE;
  context.beginPath();
  context.moveTo(-14, -4);
  context.quadraticCurveTo(0, -1, 14, -4);
  context.quadraticCurveTo(22, -6, 25, -9.5);
  context.quadraticCurveTo(20, -12, 16, -18);
  context.quadraticCurveTo(4, -24, -8, -12);
  context.closePath();
  context.fill();
  drawSpines(context, -3, -13, 17, 15, -3.5, 0.35);
  // Ear, eye, nose and a cheek.
  context.fillStyle = '#cf9f7c';
  circle(context, 10, -18, 3.6);
  context.fillStyle = FACE;
  circle(context, 10.4, -17.6, 2.2);
  context.fillStyle = DARK;
  circle(context, 16.5, -13, 1.7);
  circle(context, 25, -9.8, 2.3);
  context.fillStyle = '#ffffff';
  circle(context, 17, -13.6, 0.6);
  context.fillStyle = 'rgba(226, 110, 90, 0.5)';
  circle(context, 14.5, -8.6, 2.4);
  context.restore();
}

/** Curled up: a ball of spines that turns. */
function drawBall(context: CanvasRenderingContext2D, turn: number) {
  context.save();
  context.translate(0, -16);
  context.rotate(turn * Math.PI * 0.5);
  drawSpines(context, 0, 0, 15, 15, 0, 2 * Math.PI);
  context.restore();
}

/** An oval with three rows of spines between two angles, clockwise. */
function drawSpines(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  from: number,
  to: number,
) {
  for (const [size, color, count] of [
    [1, SPINES, 22],
    [0.78, SPINES_LIGHT, 18],
    [0.55, SPINES, 13],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    for (let i = 0; i <= count * 2; i += 1) {
      const angle = from + ((to - from) * i) / (count * 2);
      const reach = size * (i % 2 === 0 ? 1 : 1.24);
      context.lineTo(x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach);
    }
    context.closePath();
    context.fill();
  }
}

function circle(context: CanvasRenderingContext2D, x: number, y: number, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
