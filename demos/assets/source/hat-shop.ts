import type Konva from 'konva';
import { box, type Pen } from './hat-pen';

/** Millimeters to pixels. The upper left corner of the window is at 4000, 4400. */
const SCALE = 0.13;
export const scene = {
  width: 10000 * SCALE,
  height: 7800 * SCALE,
  quality: 76,
  paint: ({ _context: pen }: Konva.Context) => {
    pen.scale(SCALE, SCALE);
    pen.translate(4000, 4400);
    drawFacade(pen);
  },
};

const SERIF = "Georgia, 'Times New Roman', serif";

/** Bricks, the sign of the shop, and its painted front. */
function drawFacade(pen: Pen) {
  box(pen, '#b9694b', -4000, -4400, 10000, 3800);
  pen.fillStyle = '#8f4a3355';
  for (let y = -620, i = 0; y > -4475; y -= 75, i += 1) {
    pen.fillRect(-4000, y, 10000, 9);
    for (let x = -4030 + (i % 2) * 115; x < 6000; x += 230) pen.fillRect(x, y, 9, 75);
  }
  const paint = pen.createLinearGradient(0, -600, 0, 3400);
  paint.addColorStop(0, '#235a4e');
  paint.addColorStop(1, '#173f38');
  box(pen, paint, -4000, -620, 10000, 4020);
  pen.lineWidth = 10;
  for (let x = -860; x > -5000; x -= 1000) drawPanel(pen, x, -60, 780, 4000);
  box(pen, '#123430', -4000, -600, 10000, 420);
  box(pen, '#d9b35f', -4000, -606, 10000, 16);
  box(pen, '#d9b35f', -4000, -186, 10000, 12);
  box(pen, '#0c2522', -4000, -174, 10000, 26);
  pen.textBaseline = 'middle';
  pen.font = `italic 700 260px ${SERIF}`;
  pen.fillStyle = '#0a1f1c';
  pen.fillText('Hopkins Hats', 28, -380);
  pen.fillStyle = '#f0cf86';
  pen.fillText('Hopkins Hats', 20, -390);
}

function drawPanel(pen: Pen, x: number, y: number, width: number, height: number) {
  pen.strokeStyle = '#0f302a';
  pen.strokeRect(x, y, width, height);
  pen.strokeStyle = '#3b7a6b';
  pen.strokeRect(x + 14, y + 14, width - 28, height - 28);
}
