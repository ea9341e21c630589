import type Konva from 'konva';
import { WALL } from '../../sandbox/Image_Border_Highlighting/shared/wall';

/** The wall of a gallery in the light of two lamps. */
export const scene = {
  ...WALL,
  paint: (context: Konva.Context) => {
    const { width, height } = WALL;
    context.fillStyle = '#2b2140';
    context.fillRect(0, 0, width, height);
    // Wainscot below, and a rail.
    context.fillStyle = '#1c1530';
    context.fillRect(0, 418, width, height - 418);
    context.fillStyle = '#c99a4b';
    context.fillRect(0, 414, width, 3);
    context.fillRect(0, 38, width, 2);
    for (const x of [221, 499]) paintLamp(context, x);
  },
};

function paintLamp(context: Konva.Context, x: number) {
  const light = context.createRadialGradient(x, 40, 10, x, 190, 300);
  light.addColorStop(0, 'rgba(255, 226, 166, 0.62)');
  light.addColorStop(0.5, 'rgba(255, 206, 140, 0.2)');
  light.addColorStop(1, 'rgba(255, 206, 140, 0)');
  context.fillStyle = light;
  context.beginPath();
  context.moveTo(x - 26, 34);
  context.lineTo(x + 26, 34);
  context.lineTo(x + 230, 414);
  context.lineTo(x - 230, 414);
  context.closePath();
  context.fill('nonzero');
  // The lamp, on an arm from the ceiling.
  context.strokeStyle = '#c99a4b';
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(x, 0);
  context.lineTo(x, 18);
  context.stroke();
  context.fillStyle = '#e5bd72';
  context.beginPath();
  context.moveTo(x - 12, 14);
  context.lineTo(x + 12, 14);
  context.lineTo(x + 30, 36);
  context.lineTo(x - 30, 36);
  context.closePath();
  context.fill('nonzero');
}
