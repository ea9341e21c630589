import type Konva from 'konva';
import { createRandom } from '../../common/konva/random';
import { MARGIN, SCENE } from '../../sandbox/Limited_Drag_And_Resize/shared/look';
import { FLOOR } from '../../sandbox/Limited_Drag_And_Resize/shared/room';

type Context = CanvasRenderingContext2D;

/** How thick the walls are, in centimeters. */
const WALL = 22;

export const scene = {
  ...SCENE,
  paint: ({ _context }: Konva.Context) => {
    _context.translate(MARGIN, MARGIN);
    drawRoom(_context);
  },
};

/** Walls, a parquet in herringbone, and the light of two windows. */
function drawRoom(context: Context) {
  const { width, height } = FLOOR;
  context.fillStyle = '#39423f';
  context.fillRect(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN);
  context.fillStyle = '#f4ecdd';
  context.fillRect(-6, -6, width + 12, height + 12);
  for (const x of [110, 360]) {
    context.fillStyle = '#bfdfe6';
    context.fillRect(x, -WALL + 4, 150, WALL - 10);
    context.fillStyle = '#f4ecdd';
    context.fillRect(x + 73, -WALL + 4, 4, WALL - 10);
  }
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  drawParquet(context);
  // Light falls through the windows.
  for (const x of [110, 360]) {
    const light = context.createLinearGradient(0, 0, 0, 300);
    light.addColorStop(0, 'rgba(255, 244, 214, 0.5)');
    light.addColorStop(1, 'rgba(255, 244, 214, 0)');
    context.fillStyle = light;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x + 150, 0);
    context.lineTo(x + 250, 300);
    context.lineTo(x + 70, 300);
    context.fill();
  }
  context.strokeStyle = 'rgba(60, 30, 10, 0.35)';
  context.lineWidth = 10;
  context.strokeRect(-3, -3, width + 6, height + 6);
  context.restore();
}

function drawParquet(context: Context) {
  const next = createRandom(11);
  const shades = ['#c99a64', '#c3925b', '#d0a36e', '#bd8a54', '#cb9f6a'];
  const [long, short] = [72, 18];
  context.strokeStyle = 'rgba(90, 52, 20, 0.35)';
  context.lineWidth = 0.8;
  context.save();
  context.rotate(Math.PI / 4);
  // Rows of blocks that meet at right angles, over all of the floor and more.
  for (let row = -30; row < 34; row += 1) {
    for (let column = -6; column < 14; column += 1) {
      const x = column * 2 * long + row * short - long * 2;
      const y = row * short;
      for (const [left, top, wide, high] of [
        [x, y, long, short],
        [x + long, y - long + short, short, long],
      ] as const) {
        context.fillStyle = shades[Math.floor(next() * shades.length)] ?? '#c99a64';
        context.fillRect(left, top, wide, high);
        context.strokeRect(left, top, wide, high);
      }
    }
  }
  context.restore();
}
