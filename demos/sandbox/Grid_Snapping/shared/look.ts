import type Konva from 'konva';
import { FLOOR, isCarpet, TILE, type Box, type Piece } from './courtyard';
import { drawBlossoms, drawFountain, drawTree, drawYard, WALL, YARD } from './scene';
import { COLORS, layCarpet } from './tiles';

/** The whole courtyard fits the width; its origin is the corner of the floor. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / YARD.width;
  return {
    width,
    height: YARD.height * scale,
    x: WALL * scale,
    y: WALL * scale,
    scaleX: scale,
    scaleY: scale,
  };
}

const DRAW = {
  stars: carpet('stars'),
  leaves: carpet('leaves'),
  waves: carpet('waves'),
  fountain: ({ _context }: Konva.Context, shape: Konva.Shape) =>
    drawFountain(_context, shape.width()),
  tree: ({ _context }: Konva.Context, shape: Konva.Shape) => drawTree(_context, shape.width()),
};

/** Tiles repeat instead of being stretched, because the drawing reads the size of the node. */
function carpet(kind: 'stars' | 'leaves' | 'waves') {
  return ({ _context }: Konva.Context, shape: Konva.Shape) =>
    layCarpet(_context, kind, shape.width(), shape.height());
}

function hitBox(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.rect(0, 0, shape.width(), shape.height());
  context.closePath();
  context.fillStrokeShape(shape);
}

export const pieceConfig = ({ id, kind, x, y, width, height }: Piece) =>
  ({
    id,
    name: 'piece',
    x,
    y,
    width,
    height,
    draggable: true,
    fill: COLORS.clay,
    sceneFunc: DRAW[kind],
    hitFunc: hitBox,
  }) satisfies Konva.ShapeConfig;

export const yardConfig = {
  listening: false,
  sceneFunc: ({ _context }) => drawYard(_context),
} satisfies Konva.ShapeConfig;

export const blossomConfig = {
  listening: false,
  sceneFunc: ({ _context }) => drawBlossoms(_context),
} satisfies Konva.ShapeConfig;

/** The lines of the grid, as one path. They are bright while a piece is in the hand. */
export function gridConfig(grid: number, snaps: boolean, isHeld: boolean) {
  const { width, height } = FLOOR;
  let data = '';
  for (let x = grid; x < width; x += grid) data += `M${x} 0V${height}`;
  for (let y = grid; y < height; y += grid) data += `M0 ${y}H${width}`;
  return {
    name: 'grid',
    data,
    visible: snaps,
    stroke: '#fffaf0',
    strokeWidth: isHeld ? 1.6 : 1.1,
    opacity: isHeld ? 1 : 0.75,
    listening: false,
  } satisfies Konva.PathConfig;
}

/** Where the piece in the hand would land. */
export function ghostConfig(held: Piece | null) {
  return {
    name: 'ghost',
    x: held?.x ?? 0,
    y: held?.y ?? 0,
    width: held?.width ?? 0,
    height: held?.height ?? 0,
    visible: held !== null,
    fill: 'rgba(255, 250, 240, 0.14)',
    stroke: '#fffaf0',
    strokeWidth: 2.5,
    dash: [7, 4],
    shadowColor: '#3a1828',
    shadowBlur: 5,
    shadowOpacity: 0.7,
    listening: false,
  } satisfies Konva.RectConfig;
}

/** A red stroke over each tile that would be cut. */
export function cutsConfig(cuts: ReadonlySet<string>) {
  const strokes = [...cuts].map((tile) => {
    const [column = 0, row = 0] = tile.split(',').map(Number);
    return `M${column * TILE + 4} ${(row + 1) * TILE - 4}L${(column + 1) * TILE - 4} ${row * TILE + 4}`;
  });
  return {
    name: 'cuts',
    data: strokes.join(''),
    stroke: '#d3122f',
    strokeWidth: 2.4,
    lineCap: 'round',
    shadowColor: '#ffffff',
    shadowBlur: 2,
    listening: false,
  } satisfies Konva.PathConfig;
}

/** The handles; a fountain and a tree have none. They keep their size on the screen. */
export const handlesConfig = (piece: Piece | undefined) =>
  ({
    resizeEnabled: piece !== undefined && isCarpet(piece),
    rotateEnabled: false,
    keepRatio: false,
    flipEnabled: false,
    anchorSize: 11,
    anchorCornerRadius: 2,
    anchorFill: '#fffaf0',
    anchorStroke: COLORS.cobalt,
    anchorStrokeWidth: 2,
    borderStroke: COLORS.cobalt,
    borderStrokeWidth: 2,
  }) satisfies Konva.TransformerConfig;

/** A box in pixels of the stage's container, as the Transformer has it, in centimeters of the floor. */
export function toFloor(stage: Konva.Stage, box: Box): Box {
  const scale = stage.scaleX();
  return {
    x: (box.x - stage.x()) / scale,
    y: (box.y - stage.y()) / scale,
    width: box.width / scale,
    height: box.height / scale,
  };
}

/** The way back. */
export function toStage(stage: Konva.Stage, box: Box): Box {
  const scale = stage.scaleX();
  return {
    x: box.x * scale + stage.x(),
    y: box.y * scale + stage.y(),
    width: box.width * scale,
    height: box.height * scale,
  };
}

/** Turns the scale that a Transformer wrote into a size, so that the tiles keep theirs. */
export function takeScale(node: Konva.Node): Box {
  const { x, y } = node.scale();
  node.setAttrs({ width: node.width() * x, height: node.height() * y, scaleX: 1, scaleY: 1 });
  return { ...node.position(), ...node.size() };
}
