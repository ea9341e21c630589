import type Konva from 'konva';
import { createRandom } from '../../common/konva/random';
import { SIZE } from '../../sandbox/Video_On_Canvas/shared/cinema';

export const scene = {
  ...SIZE,
  paint: ({ _context }: Konva.Context) => {
    drawGarden(_context);
  },
};

function drawGarden(context: CanvasRenderingContext2D) {
  const { width, height } = SIZE;
  const sky = context.createLinearGradient(0, 0, 0, 250);
  sky.addColorStop(0, '#141a3c');
  sky.addColorStop(0.45, '#3a3768');
  sky.addColorStop(0.75, '#9a5a72');
  sky.addColorStop(1, '#e79a6a');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const random = createRandom(3);
  for (let i = 0; i < 90; i += 1) {
    const y = random() ** 2 * 150;
    context.fillStyle = `rgba(255, 246, 224, ${0.9 - y / 190})`;
    context.beginPath();
    context.arc(random() * width, y, 0.5 + random() * 0.9, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = '#fbeec4';
  context.beginPath();
  context.arc(492, 42, 13, 0, 2 * Math.PI);
  context.fill();

  // Hills, a hedge and the lawn.
  context.fillStyle = '#5d3f60';
  context.beginPath();
  context.moveTo(0, 226);
  context.bezierCurveTo(120, 182, 230, 232, 330, 204);
  context.bezierCurveTo(420, 180, 500, 214, 560, 198);
  context.lineTo(560, 260);
  context.lineTo(0, 260);
  context.fill();
  context.fillStyle = '#2a3247';
  context.beginPath();
  context.moveTo(0, 262);
  for (let x = 0; x <= width; x += 20) {
    context.quadraticCurveTo(x - 10, 226 + random() * 8, x, 238 + random() * 5);
  }
  context.lineTo(width, 262);
  context.fill();
  const lawn = context.createLinearGradient(0, 246, 0, height);
  lawn.addColorStop(0, '#2f4a45');
  lawn.addColorStop(1, '#152a2a');
  context.fillStyle = lawn;
  context.fillRect(0, 248, width, height - 248);
  context.strokeStyle = 'rgba(120, 170, 130, 0.25)';
  context.lineWidth = 1.2;
  context.beginPath();
  for (let i = 0; i < 150; i += 1) {
    const [x, y] = [random() * width, 254 + random() * 92];
    context.moveTo(x, y);
    context.lineTo(x + 2, y - 5);
  }
  context.stroke();

  drawTree(context, 36, 1);
  drawTree(context, 524, -1);
  drawLights(context);
}

function drawTree(context: CanvasRenderingContext2D, x: number, side: 1 | -1) {
  context.fillStyle = '#1a1b2e';
  context.beginPath();
  context.moveTo(x - 13, 268);
  context.quadraticCurveTo(x - 5, 190, x - 7 + side * 4, 40);
  context.lineTo(x + 7 + side * 4, 40);
  context.quadraticCurveTo(x + 6, 190, x + 15, 268);
  context.fill();
  const random = createRandom(side + 9);
  for (let i = 0; i < 46; i += 1) {
    const away = random() * 62;
    const angle = random() * 2 * Math.PI;
    context.fillStyle = i % 4 === 0 ? '#27324a' : '#1e2439';
    context.beginPath();
    context.arc(
      x - side * 14 + Math.cos(angle) * away * 1.1,
      30 + Math.sin(angle) * away * 0.72,
      12 + random() * 14,
      0,
      2 * Math.PI,
    );
    context.fill();
  }
}

/** A string of lamps between the trees. */
function drawLights(context: CanvasRenderingContext2D) {
  context.strokeStyle = '#11132a';
  context.lineWidth = 1.6;
  context.beginPath();
  context.moveTo(40, 10);
  context.quadraticCurveTo(280, 46, 520, 10);
  context.stroke();
  const colors = ['#ffd27a', '#f27d6a', '#8fd0c4', '#f6f0d8'];
  for (let i = 1; i < 16; i += 1) {
    const part = i / 16;
    const x = 40 + part * 480;
    const y = 10 + 2 * part * (1 - part) * 36 + 6;
    const color = colors[i % 4] ?? '';
    context.save();
    context.shadowColor = color;
    context.shadowBlur = 12;
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, y, 4, 0, 2 * Math.PI);
    context.fill();
    context.restore();
  }
}
