import type Konva from 'konva';
import { box, oval, type Pen } from './hat-pen';

/** Millimeters to pixels. The lower left corner of the window is at 4000, 1200. */
const SCALE = 0.13;
export const scene = {
  width: 10000 * SCALE,
  height: 5800 * SCALE,
  quality: 76,
  paint: ({ _context: pen }: Konva.Context) => {
    pen.scale(SCALE, SCALE);
    pen.translate(4000, 1200);
    box(pen, '#0d2a26', -4000, 580, 10000, 60);
    box(pen, '#cfc7b8', -4000, 640, 10000, 3960);
    pen.fillStyle = '#a79d8b';
    for (let x = -3600; x < 6000; x += 600) pen.fillRect(x, 640, 8, 3960);
    pen.fillRect(-4000, 640, 10000, 10);
    drawPasserBy(pen, -520, 640);
  },
};

/** Someone of 1,720 millimeters, to compare with. The feet are at x, y. */
function drawPasserBy(pen: Pen, x: number, y: number) {
  pen.save();
  pen.translate(x, y + 30);
  oval(pen, '#00000033', 20, 6, 240, 26);
  box(pen, '#2c2530', -92, -28, 120, 34, 16);
  box(pen, '#2c2530', 8, -28, 120, 34, 16);
  box(pen, '#3a3550', -66, -520, 78, 500, 20);
  box(pen, '#46405f', 14, -520, 78, 500, 20);
  // A coat, and the arm with a hat box.
  pen.fillStyle = '#d98a3d';
  pen.beginPath();
  pen.moveTo(-104, -1380);
  pen.quadraticCurveTo(0, -1450, 104, -1380);
  pen.lineTo(168, -420);
  pen.quadraticCurveTo(0, -360, -168, -420);
  pen.fill();
  box(pen, '#b96f2a', -6, -1400, 12, 1000);
  pen.save();
  pen.translate(110, -1340);
  pen.rotate(-0.14);
  box(pen, '#c67a30', -40, 0, 84, 600, 40);
  oval(pen, '#e9b48c', 2, 620, 38, 44);
  pen.restore();
  pen.strokeStyle = '#7a2f3b';
  pen.lineWidth = 9;
  pen.beginPath();
  pen.arc(206, -650, 76, Math.PI, 2 * Math.PI);
  pen.stroke();
  box(pen, '#f2d5d0', 92, -650, 228, 190, 20);
  box(pen, '#b23a55', 92, -650, 228, 44, 20);
  box(pen, '#b23a55', 196, -606, 20, 146);
  pen.save();
  pen.translate(-112, -1340);
  pen.rotate(0.1);
  box(pen, '#c67a30', -44, 0, 84, 620, 40);
  pen.restore();
  // Scarf, face, hair and a beret.
  oval(pen, '#6b3b22', 0, -1560, 112, 140);
  box(pen, '#e9b48c', -36, -1470, 72, 90);
  oval(pen, '#e9b48c', 14, -1560, 86, 108);
  oval(pen, '#3b2a22', 52, -1566, 10, 13);
  oval(pen, '#d98a72', 40, -1516, 26, 10);
  box(pen, '#2f6f7a', -96, -1428, 192, 66, 32);
  oval(pen, '#b23a33', -14, -1662, 142, 52);
  box(pen, '#b23a33', -22, -1730, 14, 30, 6);
  pen.restore();
}
