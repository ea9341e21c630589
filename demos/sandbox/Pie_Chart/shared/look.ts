import type Konva from 'konva';
import type { Context } from 'konva/lib/Context';
import { COLORS, patternOf, RESOLUTION } from './fruit';
import { type Slice, totalOf, weightOf } from './tart';

const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";
const SERIF = "Georgia, 'Times New Roman', serif";
const CREAM = '#fff3d9';

export type Form = 'tart' | 'ring';

export interface Layout {
  width: number;
  height: number;
  x: number;
  y: number;
  radius: number;
}

export function layOut(width: number): Layout {
  const height = width < 480 ? 300 : 360;
  // The rim of the plate and two lines of words need the rest.
  const radius = Math.max(10, Math.min(width * 0.26, height / 2 - 72));
  return { width, height, x: width / 2, y: height / 2, radius };
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** A point at a distance from the middle of the tart, in the middle of a slice. */
function outward({ start, angle }: Slice, distance: number) {
  const middle = toRadians(start + angle / 2 - 90);
  return { x: distance * Math.cos(middle), y: distance * Math.sin(middle) };
}

/** The table, the plate and the crust below the fruit. */
export function plateParts({ width, height, x, y, radius }: Layout) {
  const waves = 26;
  const edge = Array.from({ length: waves * 2 }, (_, i) => {
    const angle = (i / waves) * Math.PI;
    const distance = radius + (i % 2 === 0 ? 15 : 9);
    return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
  });
  return {
    table: {
      name: 'table',
      width,
      height,
      fillRadialGradientStartPoint: { x, y },
      fillRadialGradientEndPoint: { x, y },
      fillRadialGradientStartRadius: radius,
      fillRadialGradientEndRadius: width * 0.7,
      fillRadialGradientColorStops: [0, '#3b4a4f', 1, '#1f292d'],
    } satisfies Konva.RectConfig,
    plate: {
      x,
      y,
      radius: radius + 26,
      fill: '#e9ecea',
      stroke: '#b9c4c4',
      strokeWidth: 2,
      shadowColor: '#000000',
      shadowBlur: 26,
      shadowOpacity: 0.5,
      shadowOffsetY: 8,
    } satisfies Konva.CircleConfig,
    crust: {
      points: edge.flat(),
      closed: true,
      tension: 0.5,
      fill: '#d79a4e',
      stroke: '#a9692a',
      strokeWidth: 2,
    } satisfies Konva.LineConfig,
    cream: {
      x,
      y,
      radius: radius + 3,
      fill: '#f8e2a4',
      stroke: '#c68a3f',
      strokeWidth: 3,
    } satisfies Konva.CircleConfig,
  };
}

/** A slice without what the springs move: position, rotation, sweep, hole and opacity. */
export function sliceConfig({ fruit, isHidden }: Slice, { radius }: Layout, isChosen: boolean) {
  return {
    id: fruit.id,
    name: 'slice',
    radius,
    sceneFunc: drawSlice,
    hitFunc: hitSlice,
    fill: COLORS[fruit.id]?.base ?? CREAM,
    pattern: patternOf(fruit.id),
    stroke: CREAM,
    strokeWidth: 3,
    lineJoin: 'round',
    shadowColor: '#1a0d06',
    shadowBlur: isChosen ? 18 : 0,
    shadowOpacity: isChosen ? 0.6 : 0,
    listening: !isHidden,
    preventDefault: false,
  } satisfies Konva.ShapeConfig;
}

/**
 * Makes the path, from the rotation of the shape on. An arc of the library has to be created with its angle, which a binding would write
 * again; attributes of our own belong to the springs alone.
 */
function makePath(context: Context, shape: Konva.Shape) {
  const [radius = 0, hole = 0, sweep = 0] = ['radius', 'hole', 'sweep'].map((key) =>
    Number(shape.getAttr(key) ?? 0),
  );
  context.beginPath();
  context.arc(0, 0, radius, 0, toRadians(sweep), false);
  // Backward along the hole; without one, to the middle.
  context.arc(0, 0, Math.max(0, hole), toRadians(sweep), 0, true);
  context.closePath();
}

function drawSlice(context: Context, shape: Konva.Shape) {
  makePath(context, shape);
  context.fillStrokeShape(shape);
  const tile: unknown = shape.getAttr('pattern');
  const pattern =
    tile instanceof HTMLCanvasElement ? context._context.createPattern(tile, 'repeat') : null;
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix().scaleSelf(1 / RESOLUTION));
  context._context.fillStyle = pattern;
  context._context.fill();
  // The pattern covers the inner half of the rim.
  context.strokeShape(shape);
}

/** The hit graph has one color for each shape, so no pattern may be drawn there. */
function hitSlice(context: Context, shape: Konva.Shape) {
  makePath(context, shape);
  context.fillStrokeShape(shape);
}

/** What the springs move a slice to. A chosen one is pulled out. */
export function sliceGoal(slice: Slice, { x, y, radius }: Layout, form: Form, isChosen: boolean) {
  const pull = outward(slice, isChosen ? 14 : 0);
  return {
    x: x + pull.x,
    y: y + pull.y,
    rotation: slice.start - 90,
    sweep: slice.angle,
    hole: form === 'ring' ? radius * 0.52 : 0,
    opacity: slice.isHidden ? 0 : 1,
  };
}

const LABEL = 110;

/** The words beside a slice. On a narrow stage the names are in the list only. */
export function labelConfig(slice: Slice, layout: Layout, isChosen: boolean) {
  const { fruit, percent } = slice;
  const isNarrow = layout.width < 420;
  const { x } = outward(slice, 1);
  const weight = isChosen ? weightOf(fruit) : '';
  const words = isNarrow
    ? [`${percent} %`, weight]
    : [fruit.name, [`${percent} %`, weight].filter(Boolean).join(', ')];
  return {
    id: `label-${fruit.id}`,
    name: 'label',
    text: words.filter(Boolean).join('\n'),
    width: LABEL,
    offsetX: LABEL / 2,
    // Beside the tart, words begin or end at it; above and below it, they are centered.
    align: Math.abs(x) < 0.3 ? 'center' : x > 0 ? 'left' : 'right',
    fontFamily: SANS,
    fontSize: 13,
    lineHeight: 1.25,
    fontStyle: isChosen ? 'bold' : 'normal',
    fill: COLORS[fruit.id]?.words ?? CREAM,
    listening: false,
  } satisfies Konva.TextConfig;
}

export function labelGoal(slice: Slice, layout: Layout, isChosen: boolean) {
  const isNarrow = layout.width < 420;
  // Beyond the edge of the plate.
  const away = isNarrow ? 40 : 52;
  const { x, y } = outward(slice, layout.radius + away + (isChosen ? 6 : 0));
  const unit = outward(slice, 1);
  const shift = Math.abs(unit.x) < 0.3 ? 0 : (Math.sign(unit.x) * LABEL) / 2;
  const lines = isNarrow && !isChosen ? 1 : 2;
  return {
    x: layout.x + x + shift,
    y: layout.y + y - lines * 8,
    opacity: slice.isHidden ? 0 : 1,
  };
}

/** The weight in the hole of the ring. */
export function totalConfig(slices: readonly Slice[], { x, y }: Layout) {
  return {
    id: 'total',
    x: x - 60,
    y: y - 13,
    width: 120,
    align: 'center',
    text: totalOf(slices),
    fontFamily: SERIF,
    fontSize: 24,
    fontStyle: 'bold',
    fill: '#6b3f12',
    listening: false,
  } satisfies Konva.TextConfig;
}

/** All goals, by the ids of the nodes. */
export function goalsOf(
  slices: readonly Slice[],
  layout: Layout,
  form: Form,
  chosen: string | null,
): Map<string, Record<string, number>> {
  const goals = new Map<string, Record<string, number>>();
  for (const slice of slices) {
    const { id } = slice.fruit;
    goals.set(id, sliceGoal(slice, layout, form, id === chosen));
    goals.set(`label-${id}`, labelGoal(slice, layout, id === chosen));
  }
  goals.set('total', { opacity: form === 'ring' ? 1 : 0 });
  return goals;
}
