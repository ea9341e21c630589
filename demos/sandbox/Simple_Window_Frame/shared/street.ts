import type Konva from 'konva';
import { glassOf, hatsOf, placeOf, type Size } from './frame';

/** The facade, a passer-by and the hats. All lengths are millimeters; 0, 0 is the upper left corner of the window. */

type Pen = CanvasRenderingContext2D;

const SILL = 70;
const SERIF = "Georgia, 'Times New Roman', serif";

function box(
  pen: Pen,
  color: string | CanvasGradient,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
) {
  pen.fillStyle = color;
  pen.beginPath();
  pen.roundRect(x, y, Math.max(0, width), Math.max(0, height), radius);
  pen.fill();
}

function oval(
  pen: Pen,
  color: string,
  x: number,
  y: number,
  across: number,
  down: number,
  from = 0,
  to = 2 * Math.PI,
) {
  pen.fillStyle = color;
  pen.beginPath();
  pen.ellipse(x, y, across, down, 0, from, to);
  pen.fill();
}

/** What is behind and around the window. It fills the stage, so it is as wide as the stage and not as the window. */
export function streetConfig(size: Size, stage: Size) {
  const { x, y, scale } = placeOf(size, stage);
  return {
    name: 'street',
    listening: false,
    sceneFunc: (context: Konva.Context) => {
      const pen = context._context;
      pen.save();
      pen.translate(x, y);
      pen.scale(scale, scale);
      const left = -x / scale;
      const top = -y / scale;
      drawFacade(pen, size, {
        left,
        top,
        width: stage.width / scale,
        bottom: (stage.height - y) / scale,
      });
      drawPasserBy(pen, -520, size.height + 640);
      pen.restore();
    },
  } satisfies Konva.ShapeConfig;
}

interface Room {
  left: number;
  top: number;
  width: number;
  bottom: number;
}

function drawFacade(pen: Pen, size: Size, { left, top, width, bottom }: Room) {
  // Bricks above the sign.
  box(pen, '#b9694b', left, top, width, bottom - top);
  pen.fillStyle = '#8f4a3355';
  const row = 75;
  for (let y = -620, i = 0; y > top - row; y -= row, i += 1) {
    pen.fillRect(left, y, width, 9);
    const first = Math.floor(left / 230) * 230 + (i % 2) * 115;
    for (let x = first; x < left + width; x += 230) pen.fillRect(x, y, 9, row);
  }
  // The painted front, with panels beside the window.
  const ground = size.height + 640;
  const paint = pen.createLinearGradient(0, -600, 0, ground);
  paint.addColorStop(0, '#235a4e');
  paint.addColorStop(1, '#173f38');
  box(pen, paint, left, -620, width, ground + 620);
  pen.lineWidth = 10;
  for (let x = -860; x > left - 1200; x -= 1000) drawPanel(pen, x, -60, 780, size.height + 620);
  for (let x = size.width + 420; x < left + width; x += 1000)
    drawPanel(pen, x, -60, 780, size.height + 620);
  // The sign.
  box(pen, '#123430', left, -600, width, 420);
  box(pen, '#d9b35f', left, -606, width, 16);
  box(pen, '#d9b35f', left, -186, width, 12);
  box(pen, '#0c2522', left, -174, width, 26);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `italic 700 ${Math.min(260, size.width * 0.17)}px ${SERIF}`;
  pen.fillStyle = '#0a1f1c';
  pen.fillText('Hopkins Hats', size.width / 2 + 8, -380);
  pen.fillStyle = '#f0cf86';
  pen.fillText('Hopkins Hats', size.width / 2, -390);
  drawShow(pen, size);
  // The sill, and its shadow.
  box(pen, '#00000044', -30, size.height + SILL, size.width + 90, 22);
  box(pen, '#e8dcc0', -50, size.height, size.width + 100, SILL, 12);
  box(pen, '#fff8e6', -50, size.height, size.width + 100, 14, 6);
  // Pavement.
  box(pen, '#0d2a26', left, ground - 60, width, 60);
  box(pen, '#cfc7b8', left, ground, width, bottom - ground);
  pen.fillStyle = '#a79d8b';
  for (let x = Math.floor(left / 600) * 600; x < left + width; x += 600) {
    pen.fillRect(x, ground, 8, bottom - ground);
  }
  pen.fillRect(left, ground, width, 10);
}

function drawPanel(pen: Pen, x: number, y: number, width: number, height: number) {
  pen.strokeStyle = '#0f302a';
  pen.strokeRect(x, y, width, height);
  pen.strokeStyle = '#3b7a6b';
  pen.strokeRect(x + 14, y + 14, width - 28, height - 28);
}

// The show in the window.

/** A lit room with shelves of hats, as many as there is room for. */
function drawShow(pen: Pen, size: Size) {
  const glass = glassOf(size);
  pen.save();
  pen.beginPath();
  pen.rect(glass.x, glass.y, glass.width, glass.height);
  pen.clip();
  const lamp = pen.createRadialGradient(
    size.width / 2,
    glass.y,
    50,
    size.width / 2,
    glass.y,
    Math.max(glass.width, glass.height),
  );
  lamp.addColorStop(0, '#fff0c4');
  lamp.addColorStop(0.55, '#e8b67c');
  lamp.addColorStop(1, '#9a5d3e');
  box(pen, lamp, glass.x, glass.y, glass.width, glass.height);
  // Wallpaper.
  for (let x = glass.x; x < glass.x + glass.width; x += 90) {
    box(pen, '#8a3f2e22', x, glass.y, 45, glass.height);
  }
  const { across, shelves } = hatsOf(size);
  for (let shelf = 0; shelf < shelves; shelf += 1) {
    const board = glass.y + ((shelf + 1) * glass.height) / shelves - 34;
    for (let i = 0; i < across; i += 1) {
      const x = glass.x + ((i + 0.5) * glass.width) / across;
      drawHat(pen, x, board, i + shelf * 2);
    }
    box(pen, '#6b3a26', glass.x, board, glass.width, 34);
    box(pen, '#9c6240', glass.x, board, glass.width, 9);
  }
  // The frame throws its shadow into the room.
  box(pen, '#3a1d1244', glass.x, glass.y, glass.width, 46);
  pen.restore();
}

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

/** Somebody of 1,720 millimeters, to compare with. The feet are at x, y. */
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
