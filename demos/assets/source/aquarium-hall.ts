import type Konva from 'konva';
import { HALL, START } from '../../sandbox/Scale_Image_To_Fit/shared/cover';
import { SIGN } from '../../sandbox/Scale_Image_To_Fit/shared/look';

/** The hall in the light of its window, with a board for the sign and three visitors. */
export const scene = { ...HALL, paint: paintHall };

const FLOOR = 392;

function paintHall(context: Konva.Context) {
  const { x, y, width, height } = START.window;
  const middle = { x: x + width / 2, y: y + height / 2 };
  context.fillStyle = '#17133f';
  context.fillRect(-3000, -3000, 7000, 7000);
  const glow = context.createRadialGradient(
    middle.x,
    middle.y,
    30,
    middle.x,
    middle.y,
    Math.max(width, height) * 1.1 + 60,
  );
  glow.addColorStop(0, 'rgba(64, 190, 214, 0.75)');
  glow.addColorStop(1, 'rgba(64, 190, 214, 0)');
  context.fillStyle = glow;
  context.fillRect(-3000, -3000, 7000, 3000 + FLOOR);
  // Panels of the wall.
  context.strokeStyle = 'rgba(12, 8, 46, 0.5)';
  context.lineWidth = 2;
  context.beginPath();
  for (let seam = -1200; seam < 2000; seam += 120) {
    context.moveTo(seam, -3000);
    context.lineTo(seam, FLOOR);
  }
  context.stroke();

  const floor = context.createLinearGradient(0, FLOOR, 0, HALL.height + 60);
  floor.addColorStop(0, '#0d0a2c');
  floor.addColorStop(1, '#251d5c');
  context.fillStyle = floor;
  context.fillRect(-3000, FLOOR, 7000, 3000);
  // The window's light on the floor.
  const light = context.createLinearGradient(0, FLOOR, 0, HALL.height + 40);
  light.addColorStop(0, 'rgba(95, 214, 226, 0.75)');
  light.addColorStop(1, 'rgba(95, 214, 226, 0)');
  context.fillStyle = light;
  context.beginPath();
  context.moveTo(x + 6, FLOOR);
  context.lineTo(x + width - 6, FLOOR);
  context.lineTo(x + width + 70, HALL.height + 40);
  context.lineTo(x - 70, HALL.height + 40);
  context.closePath();
  context.fill('nonzero');

  paintSign(context);
  visitor(context, 584, 1.05);
  visitor(context, 628, 0.72);
  visitor(context, 546, 0.6);
}

function paintSign(context: Konva.Context) {
  const { x, y, width, height } = SIGN;
  context.fillStyle = '#070520';
  context.fillRect(x + 22, y + height, 6, 38);
  context.fillRect(x + width - 28, y + height, 6, 38);
  context.fillStyle = '#0b0829';
  context.beginPath();
  context.roundRect(x - 7, y - 7, width + 14, height + 14, 8);
  context.fill('nonzero');
}

/** Someone who looks at the fish, from behind. */
function visitor(context: Konva.Context, x: number, size: number) {
  context.save();
  context.translate(x, 452);
  context.scale(size, size);
  context.fillStyle = '#060419';
  context.beginPath();
  context.arc(0, -104, 15, 0, 2 * Math.PI);
  context.fill('nonzero');
  context.beginPath();
  context.moveTo(-9, 0);
  context.lineTo(-15, -46);
  context.bezierCurveTo(-26, -60, -26, -84, -10, -86);
  context.lineTo(10, -86);
  context.bezierCurveTo(26, -84, 26, -60, 15, -46);
  context.lineTo(9, 0);
  context.closePath();
  context.fill('nonzero');
  context.restore();
}
