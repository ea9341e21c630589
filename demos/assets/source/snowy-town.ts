import type Konva from 'konva';
import { createRandom } from '../../common/konva/random';

const [WIDTH, HEIGHT] = [1240, 500];

/** A street below the stars; 0, 0 is in its middle. */
export const scene = { width: WIDTH, height: HEIGHT, ratio: 1.5, quality: 80, paint: drawNight };

function drawNight(context: Konva.Context) {
  const [width, left, top, bottom] = [WIDTH, -WIDTH / 2, -HEIGHT / 2, HEIGHT / 2];
  context.translate(-left, -top);
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
