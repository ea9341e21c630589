import type Konva from 'konva';
import { fitScene } from '../../../common/konva/fit-scene';
import { drawCard, drawTable, INK } from './art';
import { CARD, keepOn, NAMES, TABLE, type Card, type Name } from './cards';

interface Size {
  width: number;
  height: number;
}

export const LABEL =
  'Table with fortune cards. Page Up and Page Down choose one, arrow keys move it to the top, Delete removes it.';

/** Position and scale of the layers: the whole table, as large as it fits. */
export const placeTable = (stage: Size) => fitScene(stage, TABLE);

export const tableConfig = { sceneFunc: drawTable, listening: false } satisfies Konva.ShapeConfig;

function hitCard(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.roundRect(0, 0, shape.width(), shape.height(), 10);
  context.closePath();
  context.fillStrokeShape(shape);
}

export const cardConfig = ({ name, x, y, turn }: Card, isChosen: boolean) =>
  ({
    id: name,
    name: 'card',
    x,
    y,
    rotation: turn,
    ...CARD,
    // The position is that of the middle.
    offsetX: CARD.width / 2,
    offsetY: CARD.height / 2,
    fill: INK[name],
    isChosen,
    draggable: true,
    sceneFunc: drawCard,
    hitFunc: hitCard,
  }) satisfies Konva.ShapeConfig;

/** Which card a node is, or null. */
export const nameOf = (node: Konva.Node): Name | null =>
  NAMES.find((name) => name === node.id()) ?? null;

/** Puts a dragged card back onto the table, and says where that is. */
export function placeIn(node: Konva.Node) {
  const place = keepOn(node.position());
  node.position(place);
  return place;
}
