import Konva from 'konva';
import blue from './kilim-blue.webp';
import furniture from './kilim-furniture.webp';
import red from './kilim-red.webp';
import room from './kilim-room.webp';
import { isInside, limitChange, type Area, type Box } from './limits';
import { FLOOR, WALLS, type Rug } from './room';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

export type Pictures = Record<string, HTMLImageElement>;

export async function loadPictures(): Promise<Pictures> {
  const load = async ([name, url]: [string, string]) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return [name, image] as const;
  };
  return Object.fromEntries(
    await Promise.all(Object.entries({ blue, furniture, red, room }).map(load)),
  );
}

export const LABEL =
  'Room with two rugs. 1 and 2 select a rug, 3 both. Arrow keys move what is selected, with Shift by ten centimeters.';

/** Around the floor is room for the walls, and for the handle that turns a rug. */
export const MARGIN = 30;
export const SCENE = { width: FLOOR.width + 2 * MARGIN, height: FLOOR.height + 2 * MARGIN };

/** The scene is as wide as the stage; its origin is the corner of the floor. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / SCENE.width;
  const corner = { x: MARGIN * scale, y: MARGIN * scale };
  return { width, height: SCENE.height * scale, ...corner, scaleX: scale, scaleY: scale };
}

/** The room, or the furniture that stands on the rugs. */
export const sceneryConfig = (image: HTMLImageElement | undefined) => ({
  x: -MARGIN,
  y: -MARGIN,
  ...SCENE,
  image,
  listening: false,
});

/** The pattern repeats, so a larger rug has more of it. The offset puts `x` and `y` at the center. */
export const rugConfig = ({ id, pattern, x, y, width, height, turn }: Rug, pictures: Pictures) => ({
  id: `rug-${id}`,
  name: 'rug',
  x,
  y,
  width,
  height,
  offset: { x: width / 2, y: height / 2 },
  rotation: turn,
  scaleX: 1,
  scaleY: 1,
  draggable: true,
  fillPatternImage: pictures[pattern],
  fillPatternScale: { x: 0.25, y: 0.25 },
  sceneFunc: drawRug,
});

/** A stroke would reach beyond the limits, so the border is drawn inside. */
function drawRug(context: Konva.Context, shape: Konva.Shape) {
  const { width, height } = shape.size();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.fillShape(shape);
  for (const [inset, color] of [
    [3, '#1d2b45'],
    [8, '#e3a738'],
  ] as const) {
    context.lineWidth = inset === 3 ? 6 : 3;
    context.strokeStyle = color;
    context.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
  }
}

/** Several rugs keep their ratio: pulled in one direction only, rotated ones would be skewed. */
const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
const SIDES = ['top-center', 'middle-left', 'middle-right', 'bottom-center'];

export const handlesConfig = (count: number) => ({
  enabledAnchors: count > 1 ? CORNERS : [...CORNERS, ...SIDES],
  keepRatio: count > 1,
  flipEnabled: false,
  rotateAnchorOffset: 22,
  anchorCornerRadius: 6,
  anchorStroke: '#1d2b45',
  borderStroke: '#fff8ea',
  borderStrokeWidth: 2,
});

/** No side of a rug gets shorter than this. */
export const SHORTEST = 60;

type KonvaBox = Parameters<NonNullable<Konva.TransformerConfig['boundBoxFunc']>>[0];

/** Konva's box has `x` and `y` at its top left corner without the rotation, and its rotation in radians. */
export function fromKonva({ x, y, width, height, rotation }: KonvaBox): Box {
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  return {
    x: x + (width * cos - height * sin) / 2,
    y: y + (width * sin + height * cos) / 2,
    width,
    height,
    turn: (rotation * 180) / Math.PI,
  };
}

export function toKonva({ x, y, width, height, turn }: Box): KonvaBox {
  const rotation = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  return {
    x: x - (width * cos - height * sin) / 2,
    y: y - (width * sin + height * cos) / 2,
    width,
    height,
    rotation,
  };
}

/**
 * A `boundBoxFunc` that keeps the box of the handles between the walls. Konva gives it boxes in pixels of the stage, so the walls are turned into pixels, too.
 *
 * @param rugs the selected ones; none of them gets a side shorter than the least
 */
export function limitTo({ x, y, scaleX }: ReturnType<typeof fit>, rugs: readonly Rug[]) {
  const walls: Area = {
    left: x + WALLS.left * scaleX,
    top: y + WALLS.top * scaleX,
    right: x + WALLS.right * scaleX,
    bottom: y + WALLS.bottom * scaleX,
  };
  const shortest = Math.min(...rugs.flatMap(({ width, height }) => [width, height]));
  return (last: KonvaBox, next: KonvaBox) => {
    // The box around several rugs is larger than each of them, and all shrink in proportion.
    const least = (Math.min(last.width, last.height) * SHORTEST) / shortest - 0.01;
    const fits = (box: Box) => Math.min(box.width, box.height) >= least && isInside([box], walls);
    return toKonva(limitChange(fromKonva(last), fromKonva(next), fits));
  };
}

/** After several rugs were rotated, the box around them is still rotated. Measuring it again makes it upright. */
export function straighten(handles: Konva.Transformer | null | undefined) {
  handles?.nodes([...handles.nodes()]);
}

/** The rug of a node after a handle changed it. Its scale becomes a size at once, so its pattern is not stretched. */
export function takeBox(node: Konva.Node): Box {
  const [width, height] = [node.width() * node.scaleX(), node.height() * node.scaleY()];
  node.setAttrs({ width, height, offsetX: width / 2, offsetY: height / 2, scaleX: 1, scaleY: 1 });
  return { ...node.position(), width, height, turn: node.rotation() };
}

export const idOf = (node: Konva.Node) =>
  node.hasName('rug') ? Number(node.id().split('-')[1]) : null;

export const isHandle = (node: Konva.Node) => node.findAncestor('Transformer') !== undefined;
