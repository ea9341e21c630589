import type Konva from 'konva';
import { WALL } from '../../sandbox/Image_Resize/shared/frames';

export const scene = { ...WALL, paint: paintWall };

/** The plaster of the studio, with the light of its window. */
function paintWall(context: Konva.Context) {
  const plaster = context.createLinearGradient(0, 0, WALL.width, WALL.height);
  plaster.addColorStop(0, '#e7dcec');
  plaster.addColorStop(1, '#cdbfd8');
  context.fillStyle = plaster;
  context.fillRect(-3000, -3000, 7000, 7000);
  context.fillStyle = 'rgba(255, 246, 214, 0.62)';
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      const x = 210 + column * 132 - row * 74;
      const y = -46 + row * 150 + column * 22;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + 118, y + 20);
      context.lineTo(x + 52, y + 156);
      context.lineTo(x - 66, y + 136);
      context.closePath();
      context.fill('nonzero');
    }
  }
  // Leaves of a plant outside the window.
  context.fillStyle = 'rgba(178, 160, 196, 0.75)';
  for (let i = 0; i < 9; i += 1) {
    const angle = -0.4 - i * 0.26;
    context.save();
    context.translate(606, 470);
    context.rotate(angle);
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(110, -34, 196 - (i % 3) * 40, 0);
    context.quadraticCurveTo(110, 34, 0, 0);
    context.fill('nonzero');
    context.restore();
  }
}
