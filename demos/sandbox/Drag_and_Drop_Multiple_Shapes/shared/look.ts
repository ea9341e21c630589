import type Konva from 'konva';
import { fitScene } from '../../../common/konva/fit-scene';
import { CARD, keepOn, NAMES, TABLE, type Card, type Name } from './cards';

interface Size {
  width: number;
  height: number;
}

export const LABEL =
  'Table with fortune cards. Page Up and Page Down choose one, arrow keys move it to the top, Delete removes it.';

/** Position and scale of the layers: the whole table, as large as it fits. */
export const placeTable = (stage: Size) => fitScene(stage, TABLE);

/** The table on its carpet, which is larger than the stage. Its file has two pixels for each unit, as that of the cards. */
export const tableConfig = { x: -460, y: -220, width: 1400, height: 800 };

/** The file with all cards side by side; a card is a part of it. */
export const cardConfig = (
  { name, x, y, turn }: Card,
  isChosen: boolean,
  image: CanvasImageSource | undefined,
) =>
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
    image,
    cropX: 2 * CARD.width * NAMES.indexOf(name),
    cropWidth: 2 * CARD.width,
    cropHeight: 2 * CARD.height,
    cornerRadius: 10,
    stroke: '#ffd978',
    strokeWidth: 4,
    strokeEnabled: isChosen,
    // An edge without a blur costs little, and six of them are drawn at each move.
    shadowColor: 'rgba(8, 16, 22, 0.35)',
    shadowOffset: { x: 1, y: 4 },
    shadowForStrokeEnabled: false,
    draggable: true,
  }) satisfies Konva.ImageConfig;

/** Which card a node is, or null. */
export const nameOf = (node: Konva.Node): Name | null =>
  NAMES.find((name) => name === node.id()) ?? null;

/** Puts a dragged card back onto the table, and says where that is. */
export function placeIn(node: Konva.Node) {
  const place = keepOn(node.position());
  node.position(place);
  return place;
}
