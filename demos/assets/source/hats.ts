import type Konva from 'konva';
import { box, oval, type Pen } from './hat-pen';

/** Five hats on a shelf, which can be repeated: 400 by 430 millimeters each. */
const SCALE = 0.26;
export const scene = {
  width: 2000 * SCALE,
  height: 430 * SCALE,
  paint: ({ _context: pen }: Konva.Context) => {
    pen.scale(SCALE, SCALE);
    box(pen, '#f0c98e', 0, 0, 2000, 430);
    for (let x = 0; x < 2000; x += 100) box(pen, '#8a3f2e22', x, 0, 50, 430);
    for (let i = 0; i < 5; i += 1) drawHat(pen, 400 * i + 200, 396, i);
    box(pen, '#6b3a26', 0, 396, 2000, 34);
    box(pen, '#9c6240', 0, 396, 2000, 9);
  },
};

const FELTS = ['#2d2a32', '#7a2f3b', '#2f5d7c', '#c79a3b', '#4f7a4a', '#8d5a86'];

/** A hat on a stand, whose foot is at x, y. There are five kinds. */
function drawHat(pen: Pen, x: number, y: number, which: number) {
  const felt = FELTS[(which * 5 + 1) % FELTS.length] ?? '#2d2a32';
  pen.save();
  pen.translate(x, y);
  oval(pen, '#4b2a1a', 0, -4, 62, 12);
  box(pen, '#5c3522', -7, -128, 14, 126);
  pen.translate(0, -128);
  const band = (color: string, width: number, low = -6, high = 34) =>
    box(pen, color, -width, -low - high, 2 * width, high);
  switch (which % 5) {
    case 0: // top hat
      box(pen, felt, -74, -190, 148, 186, 14);
      band('#d9b35f', 75);
      oval(pen, felt, 0, 0, 138, 22);
      break;
    case 1: // straw hat
      box(pen, '#ecd28a', -84, -96, 168, 96, 12);
      band('#b23a33', 85);
      oval(pen, '#ecd28a', 0, 0, 158, 20);
      break;
    case 2: // bowler
      oval(pen, felt, 0, -4, 92, 118, Math.PI, 2 * Math.PI);
      band('#e8dcc0', 92, -2, 26);
      oval(pen, felt, 0, 0, 136, 20);
      break;
    case 3: // sun hat with a flower
      oval(pen, '#f3ddb0', 0, -6, 84, 92, Math.PI, 2 * Math.PI);
      band(felt, 84, -4, 28);
      oval(pen, '#f3ddb0', 0, 2, 176, 34);
      for (let i = 0; i < 6; i += 1) {
        oval(pen, '#e0687f', 66 + 20 * Math.cos(i), -26 + 20 * Math.sin(i), 13, 13);
      }
      oval(pen, '#ffd873', 66, -26, 11, 11);
      break;
    default: // beret
      oval(pen, felt, 14, -22, 128, 46);
      oval(pen, '#00000033', 0, 0, 84, 16);
      box(pen, felt, 4, -86, 12, 28, 6);
  }
  pen.restore();
}
