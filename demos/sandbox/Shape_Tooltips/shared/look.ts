import type Konva from 'konva';
import { DISHES, TABLE, type Dish, type Tip } from './tooltips';

/** Size of the stage, and the scale at which the table fills its width. */
export function fitTable(width: number) {
  const scale = width / TABLE.width;
  return { width, height: TABLE.height * scale, scaleX: scale, scaleY: scale };
}

export const clothConfig = { name: 'cloth', ...TABLE, listening: false };

/** The file with all dishes has a square of this side for each, with two pixels for each unit. */
export const CELL = 224;

type Outline = number | readonly (readonly [x: number, y: number])[];

const handle: Outline = [
  [-11, -78],
  [11, -78],
  [11, 78],
  [-11, 78],
];

/** What the pointer finds, around the middle: a circle of a radius, or a polygon. */
const OUTLINES: Record<string, Outline> = {
  plate: 102,
  egg: 42,
  toast: [
    [-36, 30],
    [-40, 22],
    [30, -46],
    [40, -42],
    [42, 30],
  ],
  coffee: 54,
  orange: 46,
  berries: 42,
  knife: handle,
  fork: handle,
};

/** A dish: its part of the file, and its outline for the pointer. */
export function dishConfig({ id, x, y }: Dish, isPointed: boolean) {
  return {
    name: 'dish',
    preventDefault: false,
    id,
    x,
    y,
    width: CELL,
    height: CELL,
    offsetX: CELL / 2,
    offsetY: CELL / 2,
    scaleX: isPointed ? 1.04 : 1,
    scaleY: isPointed ? 1.04 : 1,
    cropX: 2 * CELL * DISHES.findIndex((dish) => dish.id === id),
    cropWidth: 2 * CELL,
    cropHeight: 2 * CELL,
    hitFunc: traceDish,
  } satisfies Partial<Konva.ImageConfig>;
}

function traceDish(context: Konva.Context, shape: Konva.Shape) {
  const outline = OUTLINES[shape.id()] ?? 0;
  context.translate(CELL / 2, CELL / 2);
  context.beginPath();
  if (typeof outline === 'number') context.arc(0, 0, outline, 0, 2 * Math.PI);
  else for (const [x, y] of outline) context.lineTo(x, y);
  context.closePath();
  context.fillShape(shape);
}

/** The label, hidden without a tip. It is not in the way of the pointer. */
export const labelConfig = (tip: Tip | null) =>
  ({
    name: 'tooltip',
    x: tip?.x ?? 0,
    y: tip?.y ?? 0,
    visible: tip !== null,
    listening: false,
  }) satisfies Konva.LabelConfig;

export const tagConfig = (tip: Tip | null) =>
  ({
    fill: '#22305c',
    cornerRadius: 6,
    pointerWidth: 12,
    pointerHeight: 8,
    pointerDirection: tip?.pointerDirection ?? 'down',
  }) satisfies Konva.TagConfig;

export const textConfig = (tip: Tip | null) =>
  ({
    text: tip?.text ?? '',
    fontFamily: 'Georgia, "Times New Roman", serif',
    fontStyle: 'italic',
    fontSize: 16,
    padding: 9,
    fill: '#fff6e4',
  }) satisfies Konva.TextConfig;
