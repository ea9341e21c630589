import type Konva from 'konva';
import { GROUND } from '../../sandbox/Transparent_Group/shared/pond';
import { paintLilies } from './pond-lilies';

export const scene = {
  ...GROUND,
  quality: 62,
  paint: (context: Konva.Context) => {
    context.translate(-GROUND.x, -GROUND.y);
    paintGround(context);
    paintLilies(context);
  },
};

/** A number from 0 to 1 that looks random and is always the same. */
const scatter = (seed: number) => {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return value - Math.floor(value);
};

/** The ground: pebbles under water, darker toward the edge. */
function paintGround(context: Konva.Context) {
  context.fillStyle = '#0d4347';
  context.fillRect(-900, -900, 1800, 1800);
  const stones = ['#14555a', '#1b6266', '#0f4b50', '#23706f', '#175a5c'];
  for (let i = 0; i < 620; i += 1) {
    const width = 10 + 26 * scatter(i + 0.3);
    context.fillStyle = stones[i % stones.length] ?? '#14555a';
    context.beginPath();
    context.ellipse(
      -620 + 1240 * scatter(i + 0.1),
      -460 + 920 * scatter(i + 0.2),
      width,
      width * (0.6 + 0.3 * scatter(i + 0.5)),
      3 * scatter(i + 0.7),
      0,
      2 * Math.PI,
    );
    context.fill('nonzero');
  }
  const water = context.createRadialGradient(-40, -60, 40, 0, 0, 460);
  water.addColorStop(0, 'rgba(94, 190, 170, 0.55)');
  water.addColorStop(0.55, 'rgba(24, 110, 110, 0.5)');
  water.addColorStop(1, 'rgba(4, 34, 44, 0.86)');
  context.fillStyle = water;
  context.fillRect(-900, -900, 1800, 1800);
  // Light that the waves draw.
  context.strokeStyle = 'rgba(214, 255, 240, 0.16)';
  context.lineWidth = 1.5;
  for (const [x, y, radius] of [
    [0, 0, 34],
    [0, 0, 52],
    [0, 0, 76],
    [230, -150, 30],
    [230, -150, 52],
    [-250, 160, 26],
    [-250, 160, 44],
  ] as const) {
    context.beginPath();
    context.ellipse(x, y, radius, radius * 0.94, 0.4, 0, 2 * Math.PI);
    context.stroke();
  }
}
