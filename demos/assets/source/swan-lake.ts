import type Konva from 'konva';
import { createRandom } from '../../common/konva/random';
import { SCENE, WATER } from '../../sandbox/Modify_Curves_with_Anchor_Points/shared/swan';

export const scene = { ...SCENE, paint: ({ _context }: Konva.Context) => drawLake(_context) };

type Pen = CanvasRenderingContext2D;

const TURN = 2 * Math.PI;

/** A lake at dusk, the same on every call. */
export function drawLake(pen: Pen) {
  const random = createRandom(8);
  const { width } = SCENE;
  const sky = pen.createLinearGradient(0, 0, 0, WATER);
  sky.addColorStop(0, '#7f86c4');
  sky.addColorStop(0.45, '#d9a3bf');
  sky.addColorStop(0.8, '#fbc9a3');
  sky.addColorStop(1, '#fde3b8');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, WATER);
  pen.fillStyle = 'rgba(255, 240, 205, 0.5)';
  disk(pen, 556, 196, 66);
  pen.fillStyle = '#fff2cf';
  disk(pen, 556, 196, 48);
  drawHills(pen);
  drawWater(pen, random);
  drawReeds(pen, random);
  drawLilies(pen);
}

function disk(pen: Pen, x: number, y: number, radius: number) {
  pen.beginPath();
  pen.arc(x, y, radius, 0, TURN);
  pen.fill();
}

function drawHills(pen: Pen) {
  for (const [color, base, swing, long, shift] of [
    ['#b793bd', 262, 34, 130, 0],
    ['#8f7fb4', 286, 24, 92, 1.7],
    ['#6a6aa5', 304, 13, 61, 0.6],
  ] as const) {
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(0, WATER);
    for (let x = 0; x <= SCENE.width; x += 8) {
      pen.lineTo(x, base - swing * Math.sin(x / long + shift) - 6 * Math.sin(x / 23 + shift));
    }
    pen.lineTo(SCENE.width, WATER);
    pen.fill();
  }
}

function drawWater(pen: Pen, random: () => number) {
  const { width, height } = SCENE;
  const water = pen.createLinearGradient(0, WATER, 0, height);
  water.addColorStop(0, '#e9b7ab');
  water.addColorStop(0.35, '#9d8cbd');
  water.addColorStop(1, '#3d4d8f');
  pen.fillStyle = water;
  pen.fillRect(0, WATER, width, height - WATER);
  pen.lineCap = 'round';
  for (let i = 0; i < 70; i += 1) {
    const y = WATER + 4 + (height - WATER) * random() ** 1.4;
    const x = width * random();
    const isSun = Math.abs(x - 556) < 60;
    pen.strokeStyle = isSun ? 'rgba(255, 240, 200, 0.75)' : 'rgba(255, 235, 240, 0.24)';
    pen.lineWidth = 1 + (y - WATER) / 60;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + 16 + 34 * random(), y);
    pen.stroke();
  }
}

/** Reeds and cattails on the left. */
function drawReeds(pen: Pen, random: () => number) {
  for (let i = 0; i < 26; i += 1) {
    const x = 6 + 100 * random();
    const top = 180 + 110 * random();
    const lean = 26 * (random() - 0.35);
    pen.strokeStyle = i % 3 === 0 ? '#454a83' : '#565a92';
    pen.lineWidth = 2.2 + 1.6 * random();
    pen.beginPath();
    pen.moveTo(x, WATER + 14 + 20 * random());
    pen.quadraticCurveTo(x + lean * 0.2, (top + WATER) / 2, x + lean, top);
    pen.stroke();
    if (i % 4 !== 0) continue;
    pen.strokeStyle = '#5b3550';
    pen.lineWidth = 8;
    pen.beginPath();
    pen.moveTo(x + lean, top);
    pen.lineTo(x + lean * 0.9, top + 24);
    pen.stroke();
  }
}

function drawLilies(pen: Pen) {
  for (const [x, y, size, hasFlower] of [
    [604, 396, 1, true],
    [662, 372, 0.7, false],
    [548, 420, 0.8, false],
    [110, 404, 1.1, true],
    [176, 426, 0.7, false],
  ] as const) {
    pen.fillStyle = '#3f6f79';
    pen.beginPath();
    pen.moveTo(x, y);
    pen.ellipse(x, y, 30 * size, 10 * size, 0, 0.4, 0.4 + TURN * 0.92);
    pen.fill();
    if (!hasFlower) continue;
    for (const [color, reach, count] of [
      ['#f4b9cf', 16, 7],
      ['#ffe6ee', 10, 5],
    ] as const) {
      pen.fillStyle = color;
      for (let i = 0; i < count; i += 1) {
        const angle = Math.PI + (Math.PI * (i + 0.5)) / count;
        pen.beginPath();
        pen.ellipse(
          x + (reach / 2) * Math.cos(angle) * size,
          y - 2 + (reach / 2) * Math.sin(angle) * size,
          (reach / 2) * size,
          4 * size,
          angle,
          0,
          TURN,
        );
        pen.fill();
      }
    }
    pen.fillStyle = '#f2b632';
    disk(pen, x, y - 4, 3 * size);
  }
}
