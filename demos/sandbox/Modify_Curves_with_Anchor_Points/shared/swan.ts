import Konva from 'konva';
import { ANCHORS, backOf, neckOf, type Editor, type Points } from './curves';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
export const SCENE = { width: 720, height: 440 };
/** Where the water begins. */
export const WATER = 322;
export const LABEL =
  'Swan. Page Up and Page Down choose a point. Arrow keys move it, faster with Shift.';

const INK = '#27305c';

/** The image is as wide as the stage. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / SCENE.width;
  return { width, height: SCENE.height * scale, scaleX: scale, scaleY: scale };
}

const flat = (points: Points) => points.flatMap(({ x, y }) => [x, y]);

/** A curve with two control points (cubic), or with one (quadratic). */
function curve(name: string, points: Points, stroke: string, strokeWidth: number) {
  const [a, b, c, d] = points;
  return {
    name,
    points: flat(points),
    stroke,
    strokeWidth,
    lineCap: 'round' as const,
    sceneFunc: (context: Konva.Context, shape: Konva.Shape) => {
      if (!a || !b || !c) return;
      context.beginPath();
      context.moveTo(a.x, a.y);
      if (d) context.bezierCurveTo(b.x, b.y, c.x, c.y, d.x, d.y);
      else context.quadraticCurveTo(b.x, b.y, c.x, c.y);
      context.strokeShape(shape);
    },
  };
}

/** The neck is a thick stroke below the curve. */
export const neckConfig = (points: Points) => curve('neck', neckOf(points), '#fffaf5', 32);

export const curveConfigs = (points: Points) => [
  curve('bezier', neckOf(points), INK, 2),
  curve('quadratic', backOf(points), INK, 2),
];

/** Dashed lines from each control point to its neighbors. */
export const controlConfigs = (points: Points, visible: boolean) =>
  [neckOf(points), backOf(points)].map((part) => ({
    name: 'control-line',
    points: flat(part),
    visible,
    stroke: INK,
    strokeWidth: 1.5,
    dash: [6, 6],
    opacity: 0.6,
  }));

/** The body below the back, whose belly follows the water to the breast, and two rows of feathers. */
export function bodyConfigs(points: Points) {
  const [breast, shoulder, control, tail] = [points[0], ...backOf(points)];
  if (!breast || !shoulder || !control || !tail) return [];
  const row = (share: number) =>
    [shoulder, control, tail].map(
      ({ x, y }, i) => `${x + 50 * (1 - i) * share} ${y + (WATER - y) * share}`,
    );
  const [from, by, to] = row(0);
  const belly =
    `C${tail.x - 26} ${WATER - 8} ${tail.x - 90} ${WATER + 26} 430 ${WATER + 22}` +
    `C350 ${WATER + 20} ${breast.x - 40} ${WATER + 8} ${breast.x - 26} ${breast.y - 8}`;
  const feathers = [0.3, 0.55].map(row).map(([a, b, c]) => `M${a} Q${b} ${c}`);
  return [
    {
      name: 'body',
      data: `M${from} Q${by} ${to} ${belly} Q${breast.x - 10} ${breast.y - 40} ${from}`,
      fillLinearGradientStartPoint: { x: 0, y: control.y },
      fillLinearGradientEndPoint: { x: 0, y: WATER + 20 },
      fillLinearGradientColorStops: [0, '#ffffff', 0.55, '#fdf4ef', 1, '#c9bfdc'],
    },
    { name: 'feathers', data: feathers.join(), stroke: '#d8cfe4', strokeWidth: 4 },
  ];
}

/** The head points in the direction of the end of the neck, and is upright on both sides. */
export function headConfig([, , control, end]: Points) {
  const [x, y] = [(end?.x ?? 0) - (control?.x ?? 0), (end?.y ?? 0) - (control?.y ?? 0)];
  return {
    name: 'head',
    ...end,
    rotation: (Math.atan2(y, x) * 180) / Math.PI,
    scaleY: x < 0 ? -1 : 1,
    offset: { x: 20, y: 20 },
    width: 84,
    height: 40,
  };
}

/** A point: filled on the curve, hollow if it is a control point. It is thicker under the mouse and when it is selected. */
export const anchorConfigs = ({ points, selected }: Editor, hot: number | null, scale: number) =>
  ANCHORS.map(({ id, isControl }, i) => ({
    id: `anchor-${id}`,
    name: 'anchor',
    ...points[i],
    radius: (isControl ? 6.5 : 8) / scale,
    fill: isControl ? '#ffffff' : '#f2a33a',
    stroke: INK,
    strokeWidth: (i === hot || i === selected ? 4 : 2) / scale,
    // Large enough for a finger.
    hitStrokeWidth: 26 / scale,
    draggable: true,
  }));

/** The index of the point that a node represents, or null. */
export function indexOf(node: Konva.Node): number | null {
  const index = ANCHORS.findIndex(({ id }) => node.id() === `anchor-${id}`);
  return index < 0 ? null : index;
}
