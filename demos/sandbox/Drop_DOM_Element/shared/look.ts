import type Konva from 'konva';
import { download, savePng } from '../../../common/konva/files';
import { keepIn, SIZE, type Piece } from './bento';
import { writeBento } from './bento-file';
import type { Pictures } from './foods';

/** A piece is this wide and high. */
const SIDE = 88;

export const LABEL = 'Bento box';
export const HELP =
  'Page Up and Page Down choose a piece. Arrow keys move it, with Shift faster. R turns it, Delete removes it.';

/** The picture is as wide as the stage. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / SIZE.width;
  return { width, height: SIZE.height * scale, scaleX: scale, scaleY: scale };
}

/** Where an event of the page is in the picture. Drag events do not reach the stage, so it has to be told. */
export function placeUnder(stage: Konva.Stage, event: { clientX: number; clientY: number }) {
  stage.setPointersPositions(event);
  return stage.getRelativePointerPosition();
}

export const tableConfig = { name: 'table', listening: false, ...SIZE };

/** Food is round rather than square: its corners can be pressed through. */
function hitRound(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.arc(SIDE / 2, SIDE / 2, SIDE * 0.46, 0, 2 * Math.PI);
  context.closePath();
  context.fillStrokeShape(shape);
}

export const pieceConfig = ({ id, food, x, y, rotation }: Piece, pictures: Pictures) =>
  ({
    id: `piece-${id}`,
    name: 'piece',
    image: pictures.get(food),
    x,
    y,
    rotation,
    width: SIDE,
    height: SIDE,
    // The place of a piece is that of its middle, about which it turns.
    offsetX: SIDE / 2,
    offsetY: SIDE / 2,
    draggable: true,
    hitFunc: hitRound,
  }) satisfies Konva.ImageConfig;

/** Around the selected piece. */
export const ringConfig = (piece: Piece | undefined) =>
  ({
    name: 'ring',
    x: piece?.x ?? 0,
    y: piece?.y ?? 0,
    radius: SIDE * 0.52,
    visible: piece !== undefined,
    stroke: '#ffe6a3',
    strokeWidth: 2.5,
    dash: [7, 6],
    listening: false,
  }) satisfies Konva.CircleConfig;

/** A golden edge while something is carried over the box. */
export const glowConfig = (isOver: boolean) =>
  ({
    name: 'glow',
    x: 34,
    y: 22,
    width: 492,
    height: 250,
    cornerRadius: 26,
    visible: isOver,
    stroke: '#ffd86b',
    strokeWidth: 5,
    listening: false,
  }) satisfies Konva.RectConfig;

export const idOf = (node: Konva.Node) => Number(node.id().split('-')[1]);

/** Puts a dragged node back into the box, and says where that is. */
export function placeIn(node: Konva.Node) {
  const place = keepIn(node.position());
  node.position(place);
  return place;
}

/** Brings nodes into the order of the list. Needed where the framework, or nobody, does not do it. */
export function sortNodes(parent: Konva.Container, pieces: readonly Piece[]) {
  pieces.forEach(({ id }, i) => parent.findOne(`#piece-${id}`)?.zIndex(i));
}

/** Exported pictures are this wide, in pixels, on every screen. */
const EXPORT_WIDTH = 1120;

export const savePieces = (pieces: readonly Piece[]) =>
  download(new Blob([writeBento(pieces)], { type: 'application/json' }), 'bento.json');

/** Saves the box as a picture, without the ring of the selected piece. */
export async function savePicture(stage: Konva.Stage) {
  const ring = stage.findOne('.ring');
  const isShown = ring?.visible();
  ring?.hide();
  const canvas = stage.toCanvas({ pixelRatio: EXPORT_WIDTH / stage.width() });
  ring?.visible(isShown);
  await savePng(canvas, 'bento.png');
}
