import type Konva from 'konva';
import { createRandom } from '../../../common/konva/random';
import { faceOf, nearOf, type Face, type Game, type Size } from './game';

interface Box {
  width: number;
  height: number;
}

/** Side of a cell in the lawn's own units. */
const CELL = 40;
/** Grass around the lawn. */
const EDGE = 14;

const LEAVES = ['#c8552b', '#e08a2e', '#b8402a', '#eeb04a', '#a9622b', '#d66f35'];
const NUMBERS = ['#fbf3df', '#ffd166', '#ffa24d', '#ff8f7a', '#ffa9c0', '#d9b8ff'];
const CREAM = '#fbf3df';
const PLUM = '#4a2438';

/** The lawn in the middle of the stage, as large as fits. */
export function lawnOf({ columns, rows }: Size, { width, height }: Box) {
  const scale = Math.max(
    Math.min(width / (columns * CELL + 2 * EDGE), height / (rows * CELL + 2 * EDGE)),
    0.1,
  );
  return {
    name: 'lawn',
    x: (width - columns * CELL * scale) / 2,
    y: (height - rows * CELL * scale) / 2,
    scaleX: scale,
    scaleY: scale,
  } satisfies Konva.GroupConfig;
}

/** The grass around the lawn, and the raked grass below the leaves. */
export function groundConfig(size: Size, box: Box) {
  const { x, y, scaleX } = lawnOf(size, box);
  return {
    ...lawnOf(size, box),
    name: 'ground',
    columns: size.columns,
    rows: size.rows,
    left: -x / scaleX,
    top: -y / scaleX,
    sceneFunc: drawGround,
  } satisfies Konva.ShapeConfig;
}

/** A cell: one shape, whose image depends on its attributes alone. */
export function cellConfig(game: Game, cell: number) {
  const { columns } = game.size;
  const face = faceOf(game, cell);
  return {
    id: `cell-${cell}`,
    name: 'cell',
    cell,
    x: ((cell % columns) + 0.5) * CELL,
    y: (Math.floor(cell / columns) + 0.5) * CELL,
    face,
    // Only the model has the numbers of covered cells.
    near: face === 'open' ? nearOf(game, cell) : 0,
    sceneFunc: drawCell,
    hitFunc: hitCell,
    // A finger that moves over the lawn scrolls the page.
    preventDefault: false,
  } satisfies Konva.ShapeConfig;
}

/** The ring around the cell that the keyboard is at: a dark and a light line, so that one of them shows. */
export function ringOf({ cursor, size: { columns } }: Game, visible: boolean) {
  const place = {
    x: (cursor % columns) * CELL,
    y: Math.floor(cursor / columns) * CELL,
    width: CELL,
    height: CELL,
    cornerRadius: 8,
    visible,
  };
  return {
    outer: { ...place, name: 'ring', stroke: '#22131c', strokeWidth: 6 },
    inner: { ...place, name: 'inner', stroke: '#ffffff', strokeWidth: 2.5 },
  } satisfies Record<string, Konva.RectConfig>;
}

function hitCell(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.rect(-CELL / 2, -CELL / 2, CELL, CELL);
  context.fillShape(shape);
}

const numberOf = (shape: Konva.Shape, name: string) => Number(shape.getAttr(name));

function drawGround(context: Konva.Context, shape: Konva.Shape) {
  const columns = numberOf(shape, 'columns');
  const rows = numberOf(shape, 'rows');
  const left = numberOf(shape, 'left');
  const top = numberOf(shape, 'top');
  const [width, height] = [columns * CELL, rows * CELL];
  const light = context.createRadialGradient(
    width * 0.3,
    height * 0.2,
    20,
    width / 2,
    height / 2,
    Math.max(width - left, height - top) * 0.8,
  );
  light.addColorStop(0, '#6d8b3c');
  light.addColorStop(1, '#27402c');
  context.fillStyle = light;
  context.fillRect(left, top, width - 2 * left, height - 2 * top);

  const random = createRandom(7);
  context.lineCap = 'round';
  context.lineWidth = 1.6;
  for (let i = 0; i < 420; i += 1) {
    const x = -260 + random() * (width + 520);
    const y = -200 + random() * (height + 400);
    context.strokeStyle = i % 2 === 0 ? 'rgba(24, 44, 26, 0.55)' : 'rgba(168, 190, 92, 0.4)';
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x, y - 5, x + random() * 8 - 4, y - 9);
    context.stroke();
  }
  // Decorative leaves.
  for (let i = 0; i < 70; i += 1) {
    const x = -260 + random() * (width + 520);
    const y = -200 + random() * (height + 400);
    const size = 8 + random() * 6;
    drawLeaf(context, { x, y, size, turn: random() * 7, color: LEAVES[i % LEAVES.length] ?? '' });
  }

  context.fillStyle = 'rgba(16, 26, 18, 0.45)';
  context.beginPath();
  context.roundRect(-7, -4, width + 14, height + 14, 14);
  context.fill('nonzero');
  context.fillStyle = '#2e4a2f';
  context.beginPath();
  context.roundRect(-6, -6, width + 12, height + 12, 13);
  context.fill('nonzero');
  for (let i = 0; i < columns * rows; i += 1) {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    context.fillStyle = (column + row) % 2 === 0 ? '#35553a' : '#304d35';
    context.beginPath();
    context.roundRect(column * CELL + 1, row * CELL + 1, CELL - 2, CELL - 2, 6);
    context.fill('nonzero');
  }
}

function drawCell(context: Konva.Context, shape: Konva.Shape) {
  const face: Face = shape.getAttr('face');
  const near = numberOf(shape, 'near');
  if (face === 'leaves' || face === 'flag' || face === 'wrong') {
    drawPile(context, numberOf(shape, 'cell'));
  }
  if (face === 'flag' || face === 'wrong') drawFlag(context, face === 'wrong');
  if (face === 'hedgehog' || face === 'woken') drawHedgehog(context, face === 'woken');
  if (face === 'open' && near > 0) {
    context.font = 'bold 24px Georgia, "Times New Roman", serif';
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    context.fillStyle = NUMBERS[Math.min(near, NUMBERS.length) - 1] ?? CREAM;
    context.fillText(String(near), 0, 8);
  }
}

/** The piles differ, but a cell always has the same pile. */
function drawPile(context: Konva.Context, cell: number) {
  const random = createRandom(cell * 31 + 5);
  const pick = () => LEAVES[Math.floor(random() * LEAVES.length)] ?? '';
  context.fillStyle = 'rgba(14, 22, 14, 0.5)';
  context.beginPath();
  context.roundRect(-17, -15, 36, 36, 10);
  context.fill('nonzero');
  context.fillStyle = '#7d3d1f';
  context.beginPath();
  context.roundRect(-18, -18, 36, 36, 10);
  context.fill('nonzero');
  const turn = random() * 2;
  for (let i = 0; i < 6; i += 1) {
    const angle = turn + (i * 2 * Math.PI) / 6;
    const away = 10 + random() * 2;
    drawLeaf(context, {
      x: Math.cos(angle) * away,
      y: Math.sin(angle) * away,
      size: 10.5 + random() * 2,
      turn: random() * 7,
      color: pick(),
    });
  }
  drawLeaf(context, { x: 0, y: 0, size: 13, turn: random() * 7, color: pick() });
}

interface Leaf {
  x: number;
  y: number;
  size: number;
  turn: number;
  color: string;
}

/** A beech leaf with its rib. */
function drawLeaf(context: Konva.Context, { x, y, size, turn, color }: Leaf) {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(size / 10, size / 10);
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(0, -10);
  context.bezierCurveTo(5, -7, 8, 0, 5, 5);
  context.quadraticCurveTo(3, 8, 0, 9);
  context.quadraticCurveTo(-3, 8, -5, 5);
  context.bezierCurveTo(-8, 0, -5, -7, 0, -10);
  context.fill('nonzero');
  context.strokeStyle = 'rgba(74, 36, 24, 0.5)';
  context.lineWidth = 0.9;
  context.beginPath();
  context.moveTo(0, -8);
  context.lineTo(0, 12);
  for (const at of [-3, 1, 5]) {
    context.moveTo(-3.4, at - 2.4);
    context.lineTo(0, at);
    context.lineTo(3.4, at - 2.4);
  }
  context.stroke();
  context.restore();
}

function drawFlag(context: Konva.Context, isWrong: boolean) {
  context.strokeStyle = PLUM;
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(-7, 15);
  context.lineTo(-7, -14);
  context.stroke();
  context.fillStyle = CREAM;
  context.strokeStyle = PLUM;
  context.lineWidth = 1.6;
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(-7, -15);
  context.lineTo(14, -8);
  context.lineTo(-7, 0);
  context.closePath();
  context.fill('nonzero');
  context.stroke();
  if (!isWrong) return;
  context.lineWidth = 4;
  context.strokeStyle = PLUM;
  context.beginPath();
  context.moveTo(-13, -13);
  context.lineTo(13, 13);
  context.moveTo(13, -13);
  context.lineTo(-13, 13);
  context.stroke();
}

/** A hedgehog from its side. Asleep, its eye is a line. */
function drawHedgehog(context: Konva.Context, isAwake: boolean) {
  if (isAwake) {
    context.fillStyle = '#b8402a';
    context.beginPath();
    context.roundRect(-19, -19, 38, 38, 8);
    context.fill('nonzero');
  }
  // The spines: a fan around the back.
  context.fillStyle = '#5b4034';
  context.beginPath();
  context.moveTo(9, 12);
  for (let i = 0; i <= 18; i += 1) {
    const angle = -0.35 - (i / 18) * (Math.PI + 0.2);
    const away = i % 2 === 0 ? 13 : 17;
    context.lineTo(-2 + Math.cos(angle) * away, 5 + Math.sin(angle) * away);
  }
  context.lineTo(-14, 12);
  context.closePath();
  context.fill('nonzero');
  context.fillStyle = '#7a5746';
  context.beginPath();
  context.arc(-3, 6, 9, Math.PI, 0);
  context.fill('nonzero');
  // The face.
  context.fillStyle = '#f0d6b0';
  context.beginPath();
  context.moveTo(0, 12);
  context.quadraticCurveTo(1, -3, 9, 0);
  context.quadraticCurveTo(13, 3, 18, 9);
  context.quadraticCurveTo(16, 13, 9, 12);
  context.closePath();
  context.fill('nonzero');
  context.fillStyle = '#22131c';
  context.beginPath();
  context.arc(17, 9, 2.2, 0, 2 * Math.PI);
  context.fill('nonzero');
  context.strokeStyle = '#22131c';
  context.lineWidth = 1.6;
  context.lineCap = 'round';
  context.beginPath();
  if (isAwake) {
    context.arc(9, 4.4, 2, 0, 2 * Math.PI);
    context.fill('nonzero');
  } else {
    context.arc(9, 4, 2.4, 0.3, Math.PI - 0.3);
    context.stroke();
  }
}
