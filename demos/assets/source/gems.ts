import type Konva from 'konva';
import { GEMS, outlineOf, type Gem } from '../../sandbox/Collision_Detection/shared/gems';

const SIDE = 100;
const COLORS = [
  '#d5234a',
  '#2f62d9',
  '#1f9d62',
  '#f0a92e',
  '#8b4bd0',
  '#35b8c8',
  '#9c1f2f',
  '#f3d13c',
  '#ee6aa0',
  '#cfe6f2',
];

/** The gems side by side, as they lie without a rotation. */
export const scene = {
  width: SIDE * GEMS.length,
  height: SIDE,
  quality: 88,
  paint: (context: Konva.Context) => {
    context.translate(SIDE / 2, SIDE / 2);
    GEMS.forEach((gem, i) => {
      paintGem(context, gem, COLORS[i] ?? '');
      context.translate(SIDE, 0);
    });
  },
};

/** Draws the facets: a flat table in the middle, and a ring of planes that look in all directions. */
function paintGem(context: Konva.Context, gem: Gem, color: string) {
  const corners = outlineOf(gem);
  const angle = (gem.rotation * Math.PI) / 180;
  const trace = (points: readonly { x: number; y: number }[], scale = 1, dx = 0, dy = 0) => {
    context.beginPath();
    points.forEach(({ x, y }) => context.lineTo(x * scale + dx, y * scale + dy));
    context.closePath();
  };
  context.fillStyle = color;
  trace(corners);
  context.fill();
  corners.forEach((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    const facing = Math.atan2(from.y + to.y, from.x + to.x) + angle;
    // Planes toward the light are pale, those away from it are dark.
    const light = Math.cos(facing + (3 * Math.PI) / 4);
    context.fillStyle =
      light > 0 ? `rgba(255, 255, 255, ${0.62 * light})` : `rgba(10, 0, 30, ${-0.5 * light})`;
    trace([from, to, { x: to.x * 0.56, y: to.y * 0.56 }, { x: from.x * 0.56, y: from.y * 0.56 }]);
    context.fill();
  });
  context.fillStyle = 'rgba(255, 255, 255, 0.2)';
  trace(corners, 0.56);
  context.fill();
  // A gleam across half of the table.
  context.fillStyle = 'rgba(255, 255, 255, 0.35)';
  trace(corners.slice(0, Math.ceil(corners.length / 2)), 0.56);
  context.fill();
}
