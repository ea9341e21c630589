import type Konva from 'konva';
import { flat } from '../../../common/konva/polygon';
import { cornersOf, rectangleOf, TRAY, type Gem, type Test } from './gems';

const GOLD = '#e8c884';
const PALE_GOLD = 'rgba(232, 200, 132, 0.5)';
const ALARM = '#ff6b5e';

/** Size of the stage, and the scale at which the tray fills its width. */
export function fitTray(width: number) {
  const scale = width / TRAY.width;
  return { width, height: TRAY.height * scale, scaleX: scale, scaleY: scale };
}

export const trayConfig = { name: 'tray', sceneFunc: paintTray } satisfies Konva.ShapeConfig;

/** Velvet in a frame of gold, with the light from the upper left. */
function paintTray(context: Konva.Context) {
  const { width, height } = TRAY;
  const velvet = context.createRadialGradient(150, 80, 20, 240, 160, 330);
  velvet.addColorStop(0, '#24574c');
  velvet.addColorStop(0.6, '#143c36');
  velvet.addColorStop(1, '#0a2421');
  context.fillStyle = velvet;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgba(255, 255, 255, 0.025)';
  for (let x = -height; x < width; x += 8) {
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x + 3, 0);
    context.lineTo(x + 3 + height, height);
    context.lineTo(x + height, height);
    context.fill();
  }
  for (const [inset, color, lineWidth] of [
    [5, GOLD, 2.5],
    [11, 'rgba(232, 200, 132, 0.45)', 1],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = lineWidth;
    context.beginPath();
    context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, 10);
    context.stroke();
  }
}

/** A gem: its outline is what the pointer finds. */
export const gemConfig = ({ name, color, corners, x, y, rotation }: Gem) =>
  ({
    name: 'gem',
    id: name,
    x,
    y,
    rotation,
    color,
    corners,
    draggable: true,
    sceneFunc: paintGem,
    hitFunc: traceGem,
  }) satisfies Konva.ShapeConfig;

/** Draws the facets: a flat table in the middle, and a ring of planes that look in all directions. */
function paintGem(context: Konva.Context, shape: Konva.Shape) {
  const color: Gem['color'] = shape.getAttr('color');
  const corners: Gem['corners'] = shape.getAttr('corners');
  const angle = (shape.rotation() * Math.PI) / 180;
  const trace = (points: readonly { x: number; y: number }[], scale = 1, dx = 0, dy = 0) => {
    context.beginPath();
    points.forEach(({ x, y }) => context.lineTo(x * scale + dx, y * scale + dy));
    context.closePath();
  };
  // The shadow falls to the lower right, however the gem is turned.
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  context.fillStyle = 'rgba(0, 12, 10, 0.45)';
  trace(corners, 1.02, 5 * cos + 7 * sin, 7 * cos - 5 * sin);
  context.fill();

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

function traceGem(context: Konva.Context, shape: Konva.Shape) {
  const corners: Gem['corners'] = shape.getAttr('corners');
  context.beginPath();
  corners.forEach(({ x, y }) => context.lineTo(x, y));
  context.closePath();
  context.fillShape(shape);
}

/** What is compared, drawn around the gem: red and solid where it overlaps another one. */
export function edgeConfig(gem: Gem, test: Test, isHit: boolean, isChosen: boolean) {
  const { x, y, width, height } = rectangleOf(gem);
  const corners =
    test === 'Outlines'
      ? flat(cornersOf(gem))
      : [x, y, x + width, y, x + width, y + height, x, y + height];
  return {
    name: 'edge',
    id: `edge-${gem.name}`,
    points: corners,
    closed: true,
    stroke: isHit ? ALARM : isChosen ? GOLD : PALE_GOLD,
    strokeWidth: isHit ? 2.5 : 1.2,
    fill: isHit ? 'rgba(255, 107, 94, 0.16)' : 'rgba(0, 0, 0, 0)',
    dash: isHit ? [] : [5, 4],
    lineJoin: 'round',
    listening: false,
  } satisfies Konva.LineConfig;
}
