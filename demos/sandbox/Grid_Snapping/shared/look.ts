import Konva from 'konva';
import yard from './courtyard.webp';
import fountain from './fountain.webp';
import tree from './orange-tree.webp';
import leaf from './tile-leaf.webp';
import star from './tile-star.webp';
import wave from './tile-wave.webp';
import { FLOOR, isCarpet, resized, type Box, type Piece } from './yard';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

/** Thickness of the walls around the floor. */
const WALL = 20;
const YARD = { width: FLOOR.width + 2 * WALL, height: FLOOR.height + 2 * WALL };

export type Pictures = Record<string, HTMLImageElement>;

export async function loadPictures(): Promise<Pictures> {
  const urls = Object.entries({ yard, fountain, tree, leaf, star, wave });
  const load = async ([name, url]: [string, string]) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return [name, image] as const;
  };
  return Object.fromEntries(await Promise.all(urls.map(load)));
}

export const LABEL =
  'Courtyard. Page Up and Page Down choose a piece. Arrow keys move it to the next line of the grid; with Shift, they resize a carpet.';

/** The whole courtyard fits the width; its origin is the corner of the floor. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / YARD.width;
  const corner = { x: WALL * scale, y: WALL * scale };
  return { width, height: YARD.height * scale, ...corner, scaleX: scale, scaleY: scale };
}

export const yardConfig = ({ yard: image }: Pictures) => ({ x: -WALL, y: -WALL, ...YARD, image });

const EDGES: Record<string, string> = { leaf: '#2f7355', star: '#1d4b8f', wave: '#c9744b' };

/** A pattern repeats the tile of a carpet, where an image would be stretched. Images have four pixels for each centimeter. */
export const pieceConfig = ({ id, kind, ...box }: Piece, pictures: Pictures) => ({
  id,
  name: 'piece',
  ...box,
  draggable: true,
  fillPatternImage: pictures[kind],
  fillPatternScaleX: 0.25,
  fillPatternScaleY: 0.25,
  stroke: EDGES[kind] ?? '',
  strokeWidth: 3,
});

/** The lines of the grid, as one path. */
export function gridConfig(grid: number, visible: boolean) {
  let data = '';
  for (let x = grid; x < FLOOR.width; x += grid) data += `M${x} 0V${FLOOR.height}`;
  for (let y = grid; y < FLOOR.height; y += grid) data += `M0 ${y}H${FLOOR.width}`;
  return { name: 'grid', data, visible, stroke: '#fffaf0', opacity: 0.75, listening: false };
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };
const DASHED = { stroke: '#fffaf0', strokeWidth: 2.5, dash: [7, 4], listening: false };

/** Where the dragged piece would land. */
export function ghostConfig(held: Piece | null) {
  const { x, y, width, height } = held ?? NOWHERE;
  return { name: 'ghost', x, y, width, height, visible: held !== null, ...DASHED };
}

/** A fountain and a tree have no handles. */
export const handlesConfig = (piece: Piece | undefined) => ({
  resizeEnabled: piece !== undefined && isCarpet(piece),
  rotateEnabled: false,
  keepRatio: false,
  flipEnabled: false,
  ignoreStroke: true,
  anchorStroke: '#1d4b8f',
  borderStroke: '#1d4b8f',
  borderStrokeWidth: 2,
});

/** Rounds what a handle would make. Its box is in pixels of the stage's container, the piece in centimeters of the floor. */
export function snapBox(
  handles: Konva.Transformer,
  piece: Piece | undefined,
  box: Box,
  step: number,
) {
  if (!piece) return { ...box, rotation: 0 };
  const { x: left = 0, y: top = 0, scaleX: scale = 1 } = handles.getStage()?.attrs ?? {};
  const at = { x: (box.x - left) / scale, y: (box.y - top) / scale };
  const size = { width: box.width / scale, height: box.height / scale };
  const to = resized(piece, { ...at, ...size }, handles.getActiveAnchor() ?? '', step);
  const corner = { x: to.x * scale + left, y: to.y * scale + top };
  return { ...corner, width: to.width * scale, height: to.height * scale, rotation: 0 };
}

/** Turns the scale that a Transformer wrote into a size, so that the tiles keep theirs. */
export function takeScale(node: Konva.Node): Box {
  const { x, y } = node.scale();
  node.setAttrs({ width: node.width() * x, height: node.height() * y, scaleX: 1, scaleY: 1 });
  const size = { width: Math.round(node.width()), height: Math.round(node.height()) };
  return { x: Math.round(node.x()), y: Math.round(node.y()), ...size };
}
