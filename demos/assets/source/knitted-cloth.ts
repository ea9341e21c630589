import type Konva from 'konva';
import { COLUMNS, ROWS } from '../../sandbox/Snake_Game/shared/game';

const CLOTH = { base: '#f4ead9', dark: '#e6d7bd', row: '#efe2cc' };
const UNIT = 30;

/** A knitted cloth with a margin of one cell. */
export const scene = {
  width: (COLUMNS + 2) * UNIT,
  height: (ROWS + 2) * UNIT,
  quality: 72,
  paint: (context: Konva.Context) => {
    context.scale(UNIT, UNIT);
    context.translate(1, 1);
    drawCloth(context);
  },
};

/** A unit is a cell. */
function drawCloth(context: Konva.Context) {
  context.fillStyle = 'rgba(0, 0, 0, 0.28)';
  roundRect(context, -0.5, -0.38, COLUMNS + 1, ROWS + 1, 0.5);
  context.fill();
  context.fillStyle = '#b9382a';
  roundRect(context, -0.5, -0.5, COLUMNS + 1, ROWS + 1, 0.5);
  context.fill();
  context.strokeStyle = '#f6cf78';
  context.lineWidth = 0.1;
  context.setLineDash([0.3, 0.2]);
  roundRect(context, -0.26, -0.26, COLUMNS + 0.52, ROWS + 0.52, 0.26);
  context.stroke();
  context.setLineDash([]);

  context.fillStyle = CLOTH.base;
  context.fillRect(0, 0, COLUMNS, ROWS);
  // Every second cell is a shade darker, so that rows and columns can be followed with the eyes.
  context.fillStyle = CLOTH.row;
  for (let i = 0; i < COLUMNS * ROWS; i += 1) {
    const column = i % COLUMNS;
    const row = Math.floor(i / COLUMNS);
    if ((column + row) % 2 === 0) context.fillRect(column, row, 1, 1);
  }
  // Stitches: three in a cell's width.
  const width = 1 / 3;
  context.strokeStyle = CLOTH.dark;
  context.lineWidth = 0.05;
  context.beginPath();
  for (let x = 0; x < COLUMNS - width / 2; x += width) {
    for (let y = 0; y < ROWS - width / 2; y += width) {
      context.moveTo(x + 0.03, y + 0.06);
      context.lineTo(x + width / 2, y + width - 0.06);
      context.lineTo(x + width - 0.03, y + 0.06);
    }
  }
  context.stroke();
}

function roundRect(
  context: Konva.Context,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
) {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
}
