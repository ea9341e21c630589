import type Konva from 'konva';
import { createRandom } from '../../common/konva/random';

const SIZE = { width: 560, height: 330 };

export const scene = {
  ...SIZE,
  paint: ({ _context }: Konva.Context) => {
    drawCloth(_context);
    drawBox(_context);
    drawSticks(_context);
  },
};

/** Indigo cotton with a stitched pattern of waves. */
function drawCloth(context: CanvasRenderingContext2D) {
  context.fillStyle = '#24365c';
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.lineWidth = 1.1;
  context.strokeStyle = '#5f76a6';
  context.setLineDash([4, 2.6]);
  for (let row = 0; row < 22; row += 1) {
    const shift = row % 2 === 0 ? 0 : 24;
    for (let x = -24; x <= SIZE.width + 24; x += 48) {
      for (const radius of [24, 16, 8]) {
        context.beginPath();
        context.arc(x + shift, 6 + row * 17, radius, Math.PI * 1.14, Math.PI * 1.86);
        context.stroke();
      }
    }
  }
  context.setLineDash([]);
}

/** Black lacquer with a vermilion inside, a gold line and three compartments. */
function drawBox(context: CanvasRenderingContext2D) {
  const box = (x: number, y: number, width: number, height: number, corner: number) => {
    context.beginPath();
    context.roundRect(x, y, width, height, corner);
  };
  context.save();
  context.shadowColor = 'rgba(6, 10, 26, 0.65)';
  context.shadowBlur = 26;
  context.shadowOffsetY = 12;
  context.fillStyle = '#17120f';
  box(32, 20, 496, 254, 28);
  context.fill();
  context.restore();
  context.strokeStyle = '#4a3d33';
  context.lineWidth = 2;
  box(34, 22, 492, 250, 26);
  context.stroke();
  context.strokeStyle = '#d9aa4a';
  context.lineWidth = 1.6;
  box(39, 27, 482, 240, 22);
  context.stroke();

  const floors = [
    [46, 34, 250, 226],
    [306, 34, 208, 106],
    [306, 150, 208, 110],
  ] as const;
  for (const [x, y, width, height] of floors) {
    const red = context.createLinearGradient(x, y, x, y + height);
    red.addColorStop(0, '#7d1913');
    red.addColorStop(0.25, '#b3281e');
    red.addColorStop(1, '#c8382a');
    context.fillStyle = red;
    box(x, y, width, height, 16);
    context.fill();
  }
  drawRice(context);
  drawGrass(context);
}

/** Grains on the left, with black sesame. */
function drawRice(context: CanvasRenderingContext2D) {
  const random = createRandom(11);
  context.save();
  context.beginPath();
  context.roundRect(54, 44, 234, 208, 14);
  context.clip();
  context.fillStyle = '#d9d3c2';
  context.fillRect(54, 44, 234, 208);
  context.lineCap = 'round';
  for (let i = 0; i < 1500; i += 1) {
    const [x, y, angle] = [50 + random() * 242, 40 + random() * 216, random() * Math.PI];
    context.strokeStyle = ['#f6f2e7', '#fffdf6', '#e7e2d3', '#cfc8b5'][i % 4] ?? '';
    context.lineWidth = 3.6;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(angle) * 5, y + Math.sin(angle) * 5);
    context.stroke();
  }
  context.fillStyle = '#2a2420';
  for (let i = 0; i < 60; i += 1) {
    context.beginPath();
    context.ellipse(
      130 + (random() + random() - 1) * 100 + 40,
      148 + (random() + random() - 1) * 110,
      2.3,
      1.2,
      random() * 3,
      0,
      2 * Math.PI,
    );
    context.fill();
  }
  context.restore();
}

/** The green paper grass between two compartments. */
function drawGrass(context: CanvasRenderingContext2D) {
  for (const [top, color] of [
    [112, '#2f6b3c'],
    [118, '#4f9350'],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(308, 152);
    for (let i = 0; i <= 17; i += 1) {
      context.lineTo(308 + i * 12, top + (i % 2 === 0 ? 18 : i % 3 === 0 ? -6 : 0));
    }
    context.lineTo(512, 152);
    context.fill();
  }
}

/** Two chopsticks on a rest in front of the box. */
function drawSticks(context: CanvasRenderingContext2D) {
  context.save();
  context.shadowColor = 'rgba(6, 10, 26, 0.5)';
  context.shadowBlur = 6;
  context.shadowOffsetY = 4;
  context.lineCap = 'round';
  for (const [y, tilt] of [
    [294, 2],
    [307, -2],
  ] as const) {
    const wood = context.createLinearGradient(70, 0, 490, 0);
    wood.addColorStop(0, '#e8c48a');
    wood.addColorStop(0.62, '#c98d4b');
    wood.addColorStop(0.63, '#8c1d16');
    wood.addColorStop(1, '#6d120d');
    context.fillStyle = wood;
    context.beginPath();
    context.moveTo(70, y - 1.6 + tilt);
    context.lineTo(486, y - 4.4);
    context.quadraticCurveTo(492, y, 486, y + 4.4);
    context.lineTo(70, y + 1.6 + tilt);
    context.closePath();
    context.fill();
  }
  context.fillStyle = '#e9eef2';
  context.beginPath();
  context.roundRect(118, 282, 26, 38, 8);
  context.fill();
  context.restore();
  context.strokeStyle = '#3f66a8';
  context.lineWidth = 2;
  context.beginPath();
  context.arc(131, 301, 7, 0, 2 * Math.PI);
  context.stroke();
}
