import type Konva from 'konva';
import { fitScene } from '../../../common/konva/fit-scene';
import { isInside, limitChange, type Area, type Box } from './limits';
import { FLOOR, LIMITS, WALLS, type Rug } from './room';
import { drawFurniture, drawRoom, drawRug, WALL } from './scene';

/** Around the floor is room for the walls, and for the handle that turns a rug. */
const MARGIN = WALL + 16;

export function sizeFor(width: number) {
  return { width, height: Math.round(Math.min(450, Math.max(250, width * 0.68))) };
}

export const fit = (width: number) => fitScene(sizeFor(width), FLOOR, MARGIN);

export const roomConfig = {
  sceneFunc: ({ _context }) => drawRoom(_context),
} satisfies Konva.ShapeConfig;

export const furnitureConfig = {
  sceneFunc: ({ _context }) => drawFurniture(_context),
  listening: false,
} satisfies Konva.ShapeConfig;

/** The pattern follows the size, so a rug has a size and no scale. Its offset puts `x` and `y` at its center. */
export const rugConfig = (rug: Rug) =>
  ({
    id: `rug-${rug.id}`,
    name: 'rug',
    pattern: rug.pattern,
    x: rug.x,
    y: rug.y,
    width: rug.width,
    height: rug.height,
    offsetX: rug.width / 2,
    offsetY: rug.height / 2,
    rotation: rug.turn,
    scaleX: 1,
    scaleY: 1,
    draggable: true,
    sceneFunc: paintRug,
    hitFunc: hitRug,
  }) satisfies Konva.ShapeConfig;

function paintRug({ _context }: Konva.Context, shape: Konva.Shape) {
  const pattern: Rug['pattern'] = shape.getAttr('pattern');
  drawRug(_context, { pattern, width: shape.width(), height: shape.height() });
}

function hitRug(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.rect(0, 0, shape.width(), shape.height());
  context.closePath();
  context.fillStrokeShape(shape);
}

/** Several rugs keep their ratio: pulled in one direction only, rotated ones would be skewed. */
export const handlesConfig = (count: number) =>
  ({
    enabledAnchors:
      count > 1
        ? ['top-left', 'top-right', 'bottom-left', 'bottom-right']
        : [
            'top-left',
            'top-center',
            'top-right',
            'middle-left',
            'middle-right',
            'bottom-left',
            'bottom-center',
            'bottom-right',
          ],
    keepRatio: count > 1,
    flipEnabled: false,
    rotateAnchorOffset: 22,
    anchorSize: 12,
    anchorCornerRadius: 6,
    anchorFill: '#fff8ea',
    anchorStroke: '#1d2b45',
    anchorStrokeWidth: 2,
    borderStroke: '#fff8ea',
    borderStrokeWidth: 2,
    borderDash: [7, 5],
  }) satisfies Konva.TransformerConfig;

type KonvaBox = Parameters<NonNullable<Konva.TransformerConfig['boundBoxFunc']>>[0];

/** Konva's box has its top left corner, before the rotation, and radians. */
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
    // Around several rugs, the box is larger than each of them, and all shrink alike.
    const least = (Math.min(last.width, last.height) * LIMITS.width.min) / shortest - 0.01;
    const fits = (box: Box) => Math.min(box.width, box.height) >= least && isInside([box], walls);
    return toKonva(limitChange(fromKonva(last), fromKonva(next), fits));
  };
}

/** After several rugs were turned, the box around them is still turned. It is upright again when it is measured anew. */
export function straighten(handles: Konva.Transformer | undefined | null) {
  if (handles && handles.nodes().length > 1) handles.nodes([...handles.nodes()]);
}

/** The rug of a node after a handle changed it. Its scale becomes a size at once, so its pattern is not stretched. */
export function takeBox(node: Konva.Node): Box {
  const box = {
    ...node.position(),
    width: node.width() * node.scaleX(),
    height: node.height() * node.scaleY(),
    turn: node.rotation(),
  };
  node.setAttrs({
    width: box.width,
    height: box.height,
    offsetX: box.width / 2,
    offsetY: box.height / 2,
    scaleX: 1,
    scaleY: 1,
  });
  return box;
}

export const idOf = (node: Konva.Node) =>
  node.hasName('rug') ? Number(node.id().split('-')[1]) : null;

export const isHandle = (node: Konva.Node) => node.findAncestor('Transformer') !== undefined;
