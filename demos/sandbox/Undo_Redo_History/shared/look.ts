import Konva from 'konva';
import { keepIn, SIZE, type Flower } from './bouquet';
import { drawHead, drawRoom, drawVase, MOUTH, PETALS, REACH } from './flowers';

/** The image is as wide as the stage. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / SIZE.width;
  return { width, height: SIZE.height * scale, scaleX: scale, scaleY: scale };
}

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
export const roomConfig = {
  listening: false,
  sceneFunc: ({ _context }) => drawRoom(_context, SIZE.width, SIZE.height),
} satisfies Konva.ShapeConfig;

export const vaseConfig = {
  listening: false,
  sceneFunc: ({ _context }) => drawVase(_context),
} satisfies Konva.ShapeConfig;

/** From the vase to the head, with two leaves. */
export function stemConfig({ id, x, y }: Flower) {
  const from = { x: MOUTH.x + (x - MOUTH.x) / 9, y: MOUTH.y + 20 };
  const bend = { x: MOUTH.x + (x - MOUTH.x) * 0.3, y: y + (MOUTH.y - y) * 0.45 };
  const side = x < MOUTH.x ? -1 : 1;
  const leaf = (way: number) =>
    `M${bend.x} ${bend.y}q${way * 12} -26 ${way * 34} -26q${way * -8} 22 ${way * -34} 26`;
  return {
    id: `stem-${id}`,
    name: 'stem',
    data: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${x} ${y}Q${bend.x} ${bend.y} ${from.x} ${from.y}Z${leaf(side)}Z`,
    fill: '#4d8264',
    stroke: '#3c6b52',
    strokeWidth: 3.4,
    lineJoin: 'round',
    listening: false,
  } satisfies Konva.PathConfig;
}

function drawFlower({ _context }: Konva.Context, shape: Konva.Shape) {
  const { kind, color }: Partial<Flower> = shape.getAttr('flower') ?? {};
  if (!kind || !color) return;
  _context.translate(shape.width() / 2, shape.height() / 2);
  drawHead(_context, kind, color);
}

function hitHead(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.arc(shape.width() / 2, shape.height() / 2, shape.width() / 2, 0, 2 * Math.PI);
  context.fillStrokeShape(shape);
}

export const headConfig = (flower: Flower) =>
  ({
    id: `flower-${flower.id}`,
    name: 'flower',
    x: flower.x,
    y: flower.y,
    flower,
    // The position of a flower is its center.
    width: 2 * REACH[flower.kind],
    height: 2 * REACH[flower.kind],
    offsetX: REACH[flower.kind],
    offsetY: REACH[flower.kind],
    draggable: true,
    fill: PETALS[flower.color].base,
    sceneFunc: drawFlower,
    hitFunc: hitHead,
  }) satisfies Konva.ShapeConfig;

/** Around the selected flower. */
export const ringConfig = (flower: Flower | undefined) =>
  ({
    name: 'ring',
    x: flower?.x ?? 0,
    y: flower?.y ?? 0,
    radius: flower ? REACH[flower.kind] + 6 : 1,
    visible: flower !== undefined,
    stroke: '#ffe9a8',
    strokeWidth: 2,
    dash: [6, 5],
    listening: false,
  }) satisfies Konva.CircleConfig;

export const idOf = (node: Konva.Node) => Number(node.id().split('-')[1]);

/** Moves a dragged node back into the room, and returns its position. */
export function placeIn(node: Konva.Node) {
  const place = keepIn(node.position());
  node.position(place);
  return place;
}
