import Konva from 'konva';
import { drawPiece, hitPiece } from './pieces';
import { columnOf, isCheck, kingOf, rowOf, type Color, type Kind } from './rules';
import { lastMoveOf, movesOfPicked, piecesOf, positionOf, resultOf, type Table } from './table';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

/** Width of the frame, in squares. */
const FRAME = 0.5;
const LOOK = {
  frame: '#1f2a52',
  line: '#e9b44c',
  light: '#f4e1c5',
  dark: '#d0765a',
  grout: '#a9543c',
  last: '#ffd25e',
  picked: '#e9b44c',
  target: '#1f2a52',
  check: '#d6203c',
} as const;

/** The board in the middle of the stage. Inside the group, a unit is a square. */
export function boardOf({ width, height }: { width: number; height: number }) {
  const square = Math.max(Math.min(width, height) / (8 + 2 * FRAME + 0.2), 1);
  return {
    name: 'board',
    x: width / 2 - 4 * square,
    y: height / 2 - 4 * square,
    scaleX: square,
    scaleY: square,
  } satisfies Konva.GroupConfig;
}

/** The center of a square on the board. */
export function centerOf(square: number, isFlipped: boolean): Konva.Vector2d {
  const column = isFlipped ? 7 - columnOf(square) : columnOf(square);
  const row = isFlipped ? 7 - rowOf(square) : rowOf(square);
  return { x: column + 0.5, y: row + 0.5 };
}

/** The square at a point of the board, or null outside. */
export function squareUnder({ x, y }: Konva.Vector2d, isFlipped: boolean): number | null {
  const column = Math.floor(isFlipped ? 8 - x : x);
  const row = Math.floor(isFlipped ? 8 - y : y);
  const isInside = column >= 0 && column < 8 && row >= 0 && row < 8;
  return isInside ? row * 8 + column : null;
}

/** The frame, the tiles and the letters at the edge. Its attribute `isFlipped` turns the letters. Drawn once for each size. */
export function drawBoard(context: Konva.Context, shape: Konva.Shape) {
  const isFlipped = shape.getAttr('isFlipped') === true;
  context.fillStyle = 'rgba(40, 20, 15, 0.3)';
  roundRect(context, -FRAME, -FRAME + 0.1, 8 + 2 * FRAME, 0.14);
  context.fill();
  context.fillStyle = LOOK.frame;
  roundRect(context, -FRAME, -FRAME, 8 + 2 * FRAME, 0.14);
  context.fill();
  context.strokeStyle = LOOK.line;
  context.lineWidth = 0.03;
  roundRect(context, -0.1, -0.1, 8.2, 0.06);
  context.stroke();
  context.fillStyle = LOOK.grout;
  context.fillRect(-0.03, -0.03, 8.06, 8.06);

  for (let square = 0; square < 64; square += 1) {
    const { x, y } = centerOf(square, false);
    const isDark = (columnOf(square) + rowOf(square)) % 2 === 1;
    const glaze = context.createLinearGradient(x - 0.5, y - 0.5, x + 0.5, y + 0.5);
    glaze.addColorStop(0, isDark ? '#dd8a6c' : '#fbedd8');
    glaze.addColorStop(1, isDark ? LOOK.dark : LOOK.light);
    context.fillStyle = glaze;
    roundRect(context, x - 0.485, y - 0.485, 0.97, 0.05, y - 0.485);
    context.fill();
  }

  context.fillStyle = '#f3d9a8';
  context.font = 'bold 0.27px Georgia, "Times New Roman", serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let i = 0; i < 8; i += 1) {
    const at = isFlipped ? 7.5 - i : i + 0.5;
    const letter = 'abcdefgh'[i] ?? '';
    context.fillText(letter, at, 8.31);
    context.fillText(String(8 - i), -0.3, at);
  }
}

function roundRect(
  context: Konva.Context,
  x: number,
  y: number,
  side: number,
  radius: number,
  top = y,
) {
  context.beginPath();
  context.roundRect(x, top, side, side, radius);
}

/** Marks below the pieces. Their ids are keys for lists. */
export function marksOf(table: Table) {
  const { isFlipped, picked } = table;
  const position = positionOf(table);
  const last = lastMoveOf(table);
  const tile = (name: string, square: number, fill: string, opacity: number) => ({
    id: `${name}-${square}`,
    name,
    ...centerOf(square, isFlipped),
    width: 0.97,
    height: 0.97,
    offsetX: 0.485,
    offsetY: 0.485,
    cornerRadius: 0.05,
    fill,
    opacity,
  });
  const king = isCheck(position) ? kingOf(position.board, position.turn) : null;
  return [
    ...(last ? [last.from, last.to].map((square) => tile('last', square, LOOK.last, 0.62)) : []),
    ...(picked === null ? [] : [tile('picked', picked, LOOK.picked, 0.95)]),
    ...(king === null ? [] : [tile('check', king, LOOK.check, 0.75)]),
  ];
}

/** Dots on the squares that the picked piece can reach, and rings around pieces that it can take. */
export function targetsOf(table: Table) {
  // The four promotions of a pawn have the same square.
  const squares = new Map(movesOfPicked(table).map((move) => [move.to, move.taken === move.to]));
  return [...squares].map(([square, isCapture]) => ({
    id: `target-${square}`,
    name: 'target',
    ...centerOf(square, table.isFlipped),
    radius: isCapture ? 0.42 : 0.14,
    fillEnabled: !isCapture,
    strokeEnabled: isCapture,
    fill: LOOK.target,
    stroke: LOOK.target,
    strokeWidth: 0.07,
    opacity: isCapture ? 0.7 : 0.5,
  }));
}

/** The ring of the keyboard: a light and a dark line, so that one of them shows on any square. */
export function ringOf({ cursor, isFlipped }: Table) {
  const common = {
    ...centerOf(cursor ?? 0, isFlipped),
    visible: cursor !== null,
    width: 0.92,
    height: 0.92,
    offsetX: 0.46,
    offsetY: 0.46,
    cornerRadius: 0.06,
  };
  return {
    outer: { ...common, name: 'ring', stroke: '#0f1630', strokeWidth: 0.13 },
    inner: { ...common, stroke: '#ffffff', strokeWidth: 0.06 },
  } satisfies Record<string, Konva.RectConfig>;
}

/** How quickly a piece comes to rest: enough to settle without swinging past the square. */
export const DAMPING = 28;

export interface PieceView {
  id: string;
  kind: Kind;
  color: Color;
  /** The center of its square. It is not in a config, because the piece glides there. */
  place: Konva.Vector2d;
  /** Whether it is this side's move. */
  canMove: boolean;
}

export function pieceViews(table: Table): PieceView[] {
  const { turn } = positionOf(table);
  const isOver = resultOf(table) !== null || table.asked !== null;
  return piecesOf(table).map(({ piece: { id, kind, color }, square }) => ({
    id,
    kind,
    color,
    place: centerOf(square, table.isFlipped),
    canMove: color === turn && !isOver,
  }));
}

export function pieceConfig({ id, kind, color, canMove }: PieceView) {
  return {
    id,
    name: 'piece',
    kind,
    color,
    draggable: canMove,
    // Over other pieces, a finger scrolls the page.
    preventDefault: canMove,
    sceneFunc: drawPiece,
    hitFunc: hitPiece,
  } satisfies Konva.ShapeConfig;
}
