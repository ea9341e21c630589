import type Konva from 'konva';
import { createRandom } from '../../common/konva/random';

const WATER = 312;

export const scene = { width: 1000, height: 400, quality: 76, paint: drawRiver };

/** The night around the scene. */
const SIDE = 3000;

/** A river at dusk: hills, a moon, a boat, and a pine branch to hang lanterns from. */
function drawRiver(context: Konva.Context) {
  context.translate(260, 0);
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
