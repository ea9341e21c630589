import Konva from 'konva';
import { flat } from '../../../common/konva/polygon';
import { type Editor, type Hit, planOf, roomOf, wallOf } from './editor';
import { drawKind } from './furniture';
import { TITLE } from './home';
import {
  type Floor,
  type Item,
  isSamePoint,
  type Kind,
  KIND_IDS,
  KINDS,
  lengthOf,
  limitSize,
  metersOf,
  type Opening,
  openingAt,
  type Plan,
  type Point,
  pointOn,
  THICKNESS,
  type Wall,
} from './plan';
import { markOf, outerSide, roomsOf, type Room, squareMeters, wordsPlace } from './rooms';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";
const SERIF = "Georgia, 'Times New Roman', serif";
export const PAPER = '#f6f1e4';
const INK = '#2b3a47';
const CLAY = '#c2502f';
const GRID_LINE = '#e6dec9';

type Pen = CanvasRenderingContext2D;

/** What a node stands for. While the stage has captured the pointer, its events have no node. */
export function hitOf(node: Konva.Node | null | undefined): Hit {
  const id = node?.id() ?? '';
  if (node?.hasName('corner')) return { kind: 'corner', end: id === 'corner-a' ? 'a' : 'b' };
  if (node?.hasName('wall')) return { kind: 'wall', id };
  if (node?.hasName('opening')) return { kind: 'opening', id };
  if (node?.hasName('item')) return { kind: 'item', id };
  return { kind: node?.getParent()?.getClassName() === 'Transformer' ? 'none' : 'ground' };
}

/** The mouse cursor over a node; the style sheet sets the cursor of the tools. */
export const CURSORS: Record<Hit['kind'], string> = {
  item: 'move',
  wall: 'move',
  opening: 'move',
  corner: 'grab',
  ground: 'default',
  none: '',
};

/** Paper with a metric grid: a line every meter, and a fine line every ten centimeters where there is room. */
export function paperConfig({ view, size }: Editor) {
  return {
    name: 'paper',
    listening: false,
    sceneFunc: ({ _context: pen }: Konva.Context) => {
      pen.fillStyle = PAPER;
      pen.fillRect(0, 0, size.width, size.height);
      for (const [step, color] of [
        [10, '#efe8d7'],
        [100, GRID_LINE],
      ] as const) {
        const gap = step * view.scale;
        if (gap < 6) continue;
        pen.fillStyle = color;
        for (let x = view.x % gap; x < size.width; x += gap) pen.fillRect(x, 0, 1, size.height);
        for (let y = view.y % gap; y < size.height; y += gap) pen.fillRect(0, y, size.width, 1);
      }
    },
  } satisfies Konva.ShapeConfig;
}

export const worldConfig = ({ view: { x, y, scale } }: Editor) => ({
  name: 'world',
  x,
  y,
  scaleX: scale,
  scaleY: scale,
});

const FILLS: Record<Floor, string> = {
  oak: '#f0dfbe',
  tiles: '#dce9ea',
  stone: '#e4e0d6',
  carpet: '#e0e4cf',
};

const SEAMS: Record<Floor, string> = {
  oak: '#dfc698',
  tiles: '#bcd2d5',
  stone: '#cfc8b8',
  carpet: '#cfd5ba',
};

/** The floor of a room, with its boards or tiles. */
export function roomConfig(plan: Plan, room: Room, isSelected: boolean) {
  const { floor, name } = markOf(plan, room);
  return {
    name: 'room',
    id: `room-${name}`,
    points: flat(room.middle),
    floor,
    fill: isSelected ? '#f7d9c4' : FILLS[floor],
    listening: false,
    sceneFunc: (context: Konva.Context, shape: Konva.Shape) => {
      const pen = context._context;
      context.beginPath();
      room.middle.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
      context.closePath();
      context.fillStrokeShape(shape);
      pen.save();
      pen.clip();
      drawSeams(pen, floor, room.middle);
      pen.restore();
    },
  } satisfies Konva.ShapeConfig;
}

function drawSeams(pen: Pen, floor: Floor, corners: readonly Point[]) {
  const across = corners.map(({ x }) => x);
  const down = corners.map(({ y }) => y);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  pen.strokeStyle = SEAMS[floor];
  pen.lineWidth = floor === 'carpet' ? 3 : 1.6;
  pen.setLineDash(floor === 'carpet' ? [1, 12] : []);
  const step = { oak: 18, tiles: 33, stone: 60, carpet: 9 }[floor];
  // Seams are at the same positions of the plan in every room.
  const first = (from: number) => Math.floor(from / step) * step;
  pen.beginPath();
  for (let y = first(top), row = 0; y < bottom; y += step, row += 1) {
    pen.moveTo(left, y);
    pen.lineTo(right, y);
    if (floor !== 'oak') continue;
    // The joints of neighboring rows are staggered.
    for (let x = left + ((row * 137) % 220); x < right; x += 220) {
      pen.moveTo(x, y);
      pen.lineTo(x, y + step);
    }
  }
  if (floor === 'tiles' || floor === 'stone') {
    for (let x = first(left); x < right; x += step) {
      pen.moveTo(x, top);
      pen.lineTo(x, bottom);
    }
  }
  pen.stroke();
}

export const roomConfigs = (editor: Editor) => {
  const plan = planOf(editor);
  const selected = roomOf(editor);
  return roomsOf(plan).map((room) => roomConfig(plan, room, room === selected));
};

/** The name of a room and its area. The letters keep their size on the screen. */
export function roomNameConfigs(editor: Editor) {
  const plan = planOf(editor);
  const { scale } = editor.view;
  return roomsOf(plan).map((room) => {
    const { name } = markOf(plan, room);
    const side = Math.sqrt(room.area) * 100 * scale;
    const fontSize = (side < 56 ? 9 : side < 90 ? 11 : 14.5) / scale;
    const width = 130 / scale;
    const lines = [name, squareMeters(room.area)];
    // In this typeface, a letter is about half as wide as it is high.
    const longest = Math.max(...lines.map(({ length }) => length)) * fontSize * 0.5;
    const { x, y } = wordsPlace(plan, room, { width: longest, height: fontSize * 2.5 });
    return {
      name: 'room-name',
      text: lines.join('\n'),
      x: x - width / 2,
      y: y - fontSize * 1.25,
      width,
      align: 'center',
      fontFamily: SERIF,
      fontStyle: 'italic bold',
      fontSize,
      lineHeight: 1.25,
      fill: INK,
      stroke: '#fffaf0',
      strokeWidth: 4 / scale,
      lineJoin: 'round',
      fillAfterStrokeEnabled: true,
      listening: false,
    } satisfies Konva.TextConfig;
  });
}

/** A piece of furniture. Its size is in its attributes, so that a Transformer can scale it. */
export function itemConfig({ id, kind, x, y, width, depth, rotation }: Item) {
  return {
    id,
    name: 'item',
    kind,
    x,
    y,
    width,
    height: depth,
    offsetX: width / 2,
    offsetY: depth / 2,
    rotation,
    scaleX: 1,
    scaleY: 1,
    // Any color will do: the hit graph uses its own.
    fill: '#000000',
    sceneFunc: drawItem,
    hitFunc: hitBox,
  } satisfies Konva.ShapeConfig & { id: string };
}

function drawItem({ _context: pen }: Konva.Context, shape: Konva.Shape) {
  const kind: unknown = shape.getAttr('kind');
  const known = KIND_IDS.find((one) => one === kind);
  if (known) drawKind(pen, known, shape.width(), shape.height());
}

function hitBox(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.rect(0, 0, shape.width(), shape.height());
  context.closePath();
  context.fillStrokeShape(shape);
}

/** Rugs are below the other furniture. */
export const itemConfigs = (editor: Editor) =>
  [...planOf(editor).items]
    .sort((a, b) => Number(b.kind === 'rug') - Number(a.kind === 'rug'))
    .map(itemConfig);

/** A wall along its center line. Its ends are flat; the joints fill the corners. */
export function wallConfigs(editor: Editor) {
  const selected = wallOf(editor);
  return planOf(editor).walls.map((wall) => ({
    id: wall.id,
    name: 'wall',
    points: flat([wall.a, wall.b]),
    stroke: wall === selected ? CLAY : INK,
    strokeWidth: THICKNESS,
    hitStrokeWidth: Math.max(THICKNESS, 20 / editor.view.scale),
  })) satisfies Konva.LineConfig[];
}

/** The corners: each pair of walls that share an end, joined with a miter. */
export function jointsConfig(editor: Editor) {
  const { walls } = planOf(editor);
  return {
    name: 'joints',
    listening: false,
    sceneFunc: ({ _context: pen }: Konva.Context) => {
      pen.strokeStyle = INK;
      pen.lineWidth = THICKNESS;
      pen.lineJoin = 'miter';
      pen.miterLimit = 4;
      walls.forEach((wall, i) => {
        for (const other of walls.slice(i + 1)) drawJoint(pen, wall, other);
      });
    },
  } satisfies Konva.ShapeConfig;
}

function drawJoint(pen: Pen, wall: Wall, other: Wall) {
  const ends = [wall.a, wall.b].filter(
    (end) => isSamePoint(end, other.a) || isSamePoint(end, other.b),
  );
  const near = (one: Wall, end: Point) =>
    pointOn(one, isSamePoint(one.a, end) ? THICKNESS : lengthOf(one) - THICKNESS);
  for (const end of ends) {
    const [from, to] = [near(wall, end), near(other, end)];
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(end.x, end.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }
}

/** A door or a window, drawn along the x-axis around 0, with the wall's direction as its rotation. */
export function openingConfig(wall: Wall, opening: Opening, isSelected: boolean, isGhost = false) {
  const { x, y } = pointOn(wall, opening.at);
  return {
    id: opening.id,
    name: isGhost ? 'ghost' : 'opening',
    x,
    y,
    rotation: (Math.atan2(wall.b.y - wall.a.y, wall.b.x - wall.a.x) * 180) / Math.PI,
    width: opening.width,
    opacity: isGhost ? 0.6 : 1,
    listening: !isGhost,
    fill: '#000000',
    sceneFunc: ({ _context: pen }: Konva.Context) =>
      opening.kind === 'door'
        ? drawDoor(pen, opening, isSelected || isGhost ? CLAY : INK)
        : drawWindow(pen, opening, isSelected || isGhost ? CLAY : INK),
    hitFunc: (context: Konva.Context, shape: Konva.Shape) => {
      const reach = THICKNESS / 2 + 8;
      context.beginPath();
      context.rect(-opening.width / 2, -reach, opening.width, 2 * reach);
      context.closePath();
      context.fillStrokeShape(shape);
    },
  } satisfies Konva.ShapeConfig & { id: string };
}

export function openingConfigs(editor: Editor) {
  const { walls, openings } = planOf(editor);
  const { selection } = editor;
  return openings.flatMap((opening) => {
    const wall = walls.find(({ id }) => id === opening.wall);
    const isSelected = selection?.kind === 'opening' && selection.id === opening.id;
    return wall ? [openingConfig(wall, opening, isSelected)] : [];
  });
}

/** The gap in the wall, its jambs, the leaf and the arc of its swing. */
function drawDoor(pen: Pen, { width, hinge, side }: Opening, color: string) {
  const [half, face] = [width / 2, THICKNESS / 2];
  pen.fillStyle = '#efe6d2';
  pen.fillRect(-half, -face - 0.6, width, THICKNESS + 1.2);
  pen.save();
  pen.scale(hinge, side);
  pen.strokeStyle = color;
  pen.lineWidth = 1.4;
  pen.setLineDash([5, 4]);
  pen.beginPath();
  pen.arc(-half, face, width, 0, Math.PI / 2);
  pen.stroke();
  pen.setLineDash([]);
  pen.fillStyle = '#fffdf6';
  pen.lineWidth = 2.2;
  pen.beginPath();
  pen.rect(-half, face, 5, width);
  pen.fill();
  pen.stroke();
  pen.restore();
}

/** The gap in the wall, the sill, and two panes. */
function drawWindow(pen: Pen, { width }: Opening, color: string) {
  const [half, face] = [width / 2, THICKNESS / 2];
  pen.fillStyle = '#fffdf6';
  pen.strokeStyle = color;
  pen.lineWidth = 2.2;
  pen.beginPath();
  pen.rect(-half, -face, width, THICKNESS);
  pen.fill();
  pen.stroke();
  pen.fillStyle = '#cfe4ea';
  pen.beginPath();
  pen.rect(-half, -2.6, width / 2, 5.2);
  pen.rect(0, -2.6, width / 2, 5.2);
  pen.fill();
  pen.lineWidth = 1.6;
  pen.stroke();
}

/** The length of a wall, as a dimension line beside it. */
function sizeConfig(wall: Wall, side: number, scale: number, isLive: boolean) {
  const length = lengthOf(wall);
  const away = side * (THICKNESS / 2 + 22 / scale);
  const angle = Math.atan2(wall.b.y - wall.a.y, wall.b.x - wall.a.x);
  return {
    name: 'size',
    text: metersOf(length),
    x: wall.a.x,
    y: wall.a.y,
    rotation: (angle * 180) / Math.PI,
    listening: false,
    sceneFunc: ({ _context: pen }: Konva.Context) => {
      const px = 1 / scale;
      pen.strokeStyle = isLive ? CLAY : '#7d7463';
      pen.lineWidth = px;
      pen.beginPath();
      for (const x of [0, length]) {
        pen.moveTo(x, away - Math.sign(away) * 10 * px);
        pen.lineTo(x, away + Math.sign(away) * 6 * px);
        pen.moveTo(x - 4 * px, away + 4 * px);
        pen.lineTo(x + 4 * px, away - 4 * px);
      }
      pen.moveTo(-6 * px, away);
      pen.lineTo(length + 6 * px, away);
      pen.stroke();
      pen.save();
      pen.translate(length / 2, away);
      // Texts are upright; vertical texts are read from the right.
      if (Math.cos(angle) < -0.01 || (Math.abs(Math.cos(angle)) <= 0.01 && Math.sin(angle) > 0)) {
        pen.rotate(Math.PI);
      }
      pen.font = `${isLive ? 'bold ' : ''}${11.5 * px}px ${SANS}`;
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      const words = metersOf(length);
      const room = pen.measureText(words).width / 2 + 4 * px;
      pen.fillStyle = PAPER;
      pen.fillRect(-room, -8 * px, 2 * room, 16 * px);
      pen.fillStyle = isLive ? CLAY : '#5b5446';
      pen.fillText(words, 0, 0.5 * px);
      pen.restore();
    },
  } satisfies Konva.ShapeConfig;
}

/** The lengths of the outer walls, of the selected one and of the one that is being drawn. */
export function sizeConfigs(editor: Editor) {
  const plan = planOf(editor);
  const { scale } = editor.view;
  const selected = wallOf(editor);
  const sizes = plan.walls.flatMap((wall) => {
    const side = outerSide(plan, wall);
    const isShown = wall === selected || (editor.showsSizes && side !== 0);
    // A short wall has no room for its length, so only the selected wall shows it.
    const fits = wall === selected || lengthOf(wall) * scale > 56;
    return isShown && fits ? [sizeConfig(wall, side || -1, scale, wall === selected)] : [];
  });
  const { from, cursor } = editor;
  if (!from || !cursor || isSamePoint(from, cursor)) return sizes;
  return [...sizes, sizeConfig({ id: 'new', a: from, b: cursor }, -1, scale, true)];
}

/** The wall that is being drawn. */
export function ghostWallConfig({ from, cursor, tool }: Editor) {
  const isDrawn = tool === 'wall' && from !== null && cursor !== null;
  return {
    name: 'ghost-wall',
    points: isDrawn ? flat([from, cursor]) : [0, 0, 0, 0],
    visible: isDrawn,
    stroke: CLAY,
    opacity: 0.55,
    strokeWidth: THICKNESS,
    lineCap: 'square',
    listening: false,
  } satisfies Konva.LineConfig;
}

/** The door or window that a click would make. */
export function ghostOpeningConfigs(editor: Editor) {
  const { tool, cursor, view } = editor;
  if (tool === 'select' || tool === 'wall' || !cursor) return [];
  const plan = planOf(editor);
  const opening = openingAt(plan, tool, cursor, Math.max(24 / view.scale, 40));
  const wall = plan.walls.find(({ id }) => id === opening?.wall);
  return opening && wall ? [openingConfig(wall, opening, false, true)] : [];
}

/** The cross of the tools. */
export function crossConfig({ tool, cursor, view }: Editor) {
  const arm = 9 / view.scale;
  return {
    name: 'cross',
    sceneFunc: ({ _context: pen }: Konva.Context) => {
      pen.strokeStyle = CLAY;
      pen.lineWidth = 1.6 / view.scale;
      pen.beginPath();
      pen.moveTo(-arm, 0);
      pen.lineTo(arm, 0);
      pen.moveTo(0, -arm);
      pen.lineTo(0, arm);
      pen.stroke();
    },
    x: cursor?.x ?? 0,
    y: cursor?.y ?? 0,
    visible: tool !== 'select' && cursor !== null,
    listening: false,
  } satisfies Konva.ShapeConfig;
}

/** The handles of the selected wall. */
export function cornerConfigs(editor: Editor) {
  const wall = wallOf(editor);
  const px = 1 / editor.view.scale;
  if (!wall) return [];
  return (['a', 'b'] as const).map((end) => ({
    id: `corner-${end}`,
    name: 'corner',
    ...wall[end],
    radius: 7 * px,
    fill: '#fffdf6',
    stroke: CLAY,
    strokeWidth: 2.5 * px,
    hitStrokeWidth: 22 * px,
  }));
}

/** Turns the scale from a Transformer into a size, and returns the new values of the item. */
export function settle(node: Konva.Node): Pick<Item, 'x' | 'y' | 'width' | 'depth' | 'rotation'> {
  const width = limitSize(node.width() * node.scaleX());
  const depth = limitSize(node.height() * node.scaleY());
  const rotation = Math.round(node.rotation());
  // Bindings do not write a prop that stays the same, so the node gets its values here.
  node.setAttrs({ scaleX: 1, scaleY: 1, width, height: depth, rotation });
  node.setAttrs({ offsetX: width / 2, offsetY: depth / 2 });
  return { x: node.x(), y: node.y(), width, depth, rotation };
}

export const transformerConfig = {
  name: 'transformer',
  rotationSnaps: [-180, -135, -90, -45, 0, 45, 90, 135, 180],
  rotationSnapTolerance: 6,
  rotateAnchorOffset: 26,
  flipEnabled: false,
  ignoreStroke: true,
  anchorSize: 11,
  anchorCornerRadius: 6,
  anchorStroke: CLAY,
  borderStroke: CLAY,
  keepRatio: false,
} satisfies Konva.TransformerConfig;

/** The title block in the corner of the stage: name, north and a scale that fits the zoom. */
export function titleConfig({ view, size }: Editor) {
  return {
    name: 'title',
    listening: false,
    sceneFunc: ({ _context: pen }: Konva.Context) => {
      drawTitle(pen, 14, size.height - 14, view.scale);
      drawNorth(pen, size.width - 26, 30);
    },
  } satisfies Konva.ShapeConfig;
}

function drawTitle(pen: Pen, x: number, bottom: number, scale: number) {
  const meters = [0.5, 1, 2, 5, 10].find((one) => one * 100 * scale >= 44) ?? 20;
  const long = meters * 100 * scale;
  for (let part = 0; part < 4; part += 1) {
    pen.fillStyle = part % 2 === 0 ? INK : '#fffdf6';
    pen.fillRect(x + (long / 4) * part, bottom - 5, long / 4, 5);
  }
  pen.strokeStyle = INK;
  pen.lineWidth = 1;
  pen.strokeRect(x, bottom - 5, long, 5);
  pen.fillStyle = INK;
  pen.font = `11px ${SANS}`;
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  pen.fillText(`${meters} m`, x + long + 6, bottom);
  pen.font = `italic bold 17px ${SERIF}`;
  pen.fillText(TITLE, x, bottom - 14);
}

function drawNorth(pen: Pen, x: number, y: number) {
  pen.save();
  pen.translate(x, y);
  pen.strokeStyle = INK;
  pen.lineWidth = 1.2;
  pen.beginPath();
  pen.arc(0, 0, 11, 0, 2 * Math.PI);
  pen.stroke();
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(0, -15);
    pen.lineTo(side * 6, 8);
    pen.lineTo(0, 4);
    pen.closePath();
    pen.fillStyle = side === 1 ? INK : '#fffdf6';
    pen.fill();
    pen.stroke();
  }
  pen.fillStyle = INK;
  pen.font = `bold 10px ${SANS}`;
  pen.textAlign = 'center';
  pen.fillText('N', 0, 24);
  pen.restore();
}

const icons = new Map<Kind, string>();

/** A small image of a kind for its button: a data URL, made once. */
export function iconOf(kind: Kind): string {
  const known = icons.get(kind);
  if (known !== undefined) return known;
  const canvas = document.createElement('canvas');
  const [size, ratio] = [34, 2];
  canvas.width = canvas.height = size * ratio;
  const pen = canvas.getContext('2d');
  const { width, depth } = KINDS[kind];
  const scale = ((size - 4) * ratio) / Math.max(width, depth);
  pen?.translate((canvas.width - width * scale) / 2, (canvas.height - depth * scale) / 2);
  pen?.scale(scale, scale);
  if (pen) drawKind(pen, kind, width, depth);
  icons.set(kind, canvas.toDataURL());
  return canvas.toDataURL();
}
