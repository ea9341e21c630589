/** The rules of chess. This file does not depend on Konva, on a framework, or on how a game is shown. */
export type Color = 'white' | 'black';
export type Kind = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn';

export interface Piece {
  /** Stays the same on all squares and after a promotion, so that a node can follow the piece. */
  id: string;
  color: Color;
  kind: Kind;
}

/** 64 squares, row by row, from a8 to h1. */
export type Board = readonly (Piece | null)[];

export interface Position {
  board: Board;
  turn: Color;
  /** As in FEN: K and Q for White, k and q for Black, each as long as this side may still castle. */
  castling: string;
  /** The square that a pawn has just jumped over. */
  enPassant: number | null;
  /** Moves of either side since the last capture or pawn move. */
  quiet: number;
  /** Counts from 1; Black's move completes it. */
  number: number;
}

export interface Move {
  from: number;
  to: number;
  /** The square of the captured piece: not the target if a pawn is taken en passant. */
  taken: number | null;
  promotion: Kind | null;
  /** The rook's part of castling. */
  rook: { from: number; to: number } | null;
}

export const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const;

export const other = (color: Color): Color => (color === 'white' ? 'black' : 'white');
export const columnOf = (square: number) => square % 8;
export const rowOf = (square: number) => Math.floor(square / 8);
export const nameOf = (square: number) =>
  `${'abcdefgh'[columnOf(square)] ?? ''}${8 - rowOf(square)}`;

/** The square of a column and row, or null outside the board. */
export const squareAt = (column: number, row: number): number | null =>
  column >= 0 && column < 8 && row >= 0 && row < 8 ? row * 8 + column : null;

const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
const LEAPS = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;

/** Directions of the pieces that move any distance over free squares. */
const RAYS = {
  rook: STRAIGHT,
  bishop: DIAGONAL,
  queen: [...STRAIGHT, ...DIAGONAL],
} as const;

/** Row steps of a pawn: White goes up the board, toward row 0. */
const FORWARD = { white: -1, black: 1 } as const;
const PAWN_ROW = { white: 6, black: 1 } as const;
const LAST_ROW = { white: 0, black: 7 } as const;
const HOME_ROW = { white: 7, black: 0 } as const;

const step = (square: number, [dx, dy]: readonly [number, number]) =>
  squareAt(columnOf(square) + dx, rowOf(square) + dy);

/** The squares along a ray, up to and including the first piece. */
function along(board: Board, from: number, ray: readonly [number, number]): number[] {
  const squares: number[] = [];
  for (let square = step(from, ray); square !== null; square = step(square, ray)) {
    squares.push(square);
    if (board[square]) break;
  }
  return squares;
}

/** Whether a side could capture on this square now. */
export function isAttacked(board: Board, square: number, by: Color): boolean {
  const holds = (at: number | null, ...kinds: Kind[]) => {
    const piece = at === null ? null : board[at];
    return piece?.color === by && kinds.includes(piece.kind);
  };
  return (
    LEAPS.some((leap) => holds(step(square, leap), 'knight')) ||
    RAYS.queen.some((ray) => holds(step(square, ray), 'king')) ||
    // A pawn attacks forward, so the search for it goes backward.
    [1, -1].some((side) => holds(step(square, [side, -FORWARD[by]]), 'pawn')) ||
    STRAIGHT.some((ray) => holds(along(board, square, ray).at(-1) ?? null, 'rook', 'queen')) ||
    DIAGONAL.some((ray) => holds(along(board, square, ray).at(-1) ?? null, 'bishop', 'queen'))
  );
}

/** The square of a side's king, or null if it has none. */
export function kingOf(board: Board, color: Color): number | null {
  const square = board.findIndex((piece) => piece?.kind === 'king' && piece.color === color);
  return square < 0 ? null : square;
}

/** Whether the king of a side is attacked; by default, the side to move. */
export function isCheck({ board, turn }: Pick<Position, 'board' | 'turn'>, color = turn): boolean {
  const king = kingOf(board, color);
  return king !== null && isAttacked(board, king, other(color));
}

/** Every move that the rules allow, or those of the piece on one square. */
export const legalMoves = (position: Position, from?: number): Move[] =>
  possibleMoves(position, from).filter((move) => !isCheck(play(position, move), position.turn));

/** All moves of the pieces, including moves that leave their own king in check. */
export function possibleMoves(position: Position, from?: number): Move[] {
  const squares = from === undefined ? [...position.board.keys()] : [from];
  return squares.flatMap((square) => {
    const piece = position.board[square];
    if (piece?.color !== position.turn) return [];
    if (piece.kind === 'pawn') return pawnMoves(position, square);
    const moves = targetsOf(position.board, square, piece.kind)
      .filter((to) => position.board[to]?.color !== piece.color)
      .map((to) => simpleMove(position.board, square, to));
    return piece.kind === 'king' ? [...moves, ...castlings(position, square)] : moves;
  });
}

function targetsOf(board: Board, from: number, kind: Exclude<Kind, 'pawn'>): number[] {
  if (kind === 'knight' || kind === 'king') {
    const steps = kind === 'knight' ? LEAPS : RAYS.queen;
    return steps.map((way) => step(from, way)).filter((square) => square !== null);
  }
  return RAYS[kind].flatMap((ray) => along(board, from, ray));
}

const simpleMove = (board: Board, from: number, to: number): Move => ({
  from,
  to,
  taken: board[to] ? to : null,
  promotion: null,
  rook: null,
});

function pawnMoves({ board, turn, enPassant }: Position, from: number): Move[] {
  const forward = FORWARD[turn];
  const one = step(from, [0, forward]);
  const moves: Move[] = [];
  if (one !== null && !board[one]) {
    moves.push(simpleMove(board, from, one));
    const two = step(one, [0, forward]);
    if (rowOf(from) === PAWN_ROW[turn] && two !== null && !board[two]) {
      moves.push(simpleMove(board, from, two));
    }
  }
  for (const side of [-1, 1]) {
    const to = step(from, [side, forward]);
    if (to === null) continue;
    if (board[to]?.color === other(turn)) moves.push(simpleMove(board, from, to));
    if (to === enPassant) {
      moves.push({ ...simpleMove(board, from, to), taken: step(to, [0, -forward]) });
    }
  }
  return moves.flatMap((move) =>
    rowOf(move.to) === LAST_ROW[turn]
      ? PROMOTIONS.map((promotion) => ({ ...move, promotion }))
      : [move],
  );
}

/** The king does not castle out of, through or into check. `legalMoves` checks the last of these. */
function castlings({ board, turn, castling }: Position, king: number): Move[] {
  const home = HOME_ROW[turn] * 8;
  if (king !== home + 4 || isAttacked(board, king, other(turn))) return [];
  const sides = [
    { right: 'k', to: 6, rook: { from: 7, to: 5 }, free: [5, 6] },
    { right: 'q', to: 2, rook: { from: 0, to: 3 }, free: [1, 2, 3] },
  ];
  return sides
    .filter(
      ({ right, rook, free }) =>
        castling.includes(turn === 'white' ? right.toUpperCase() : right) &&
        free.every((column) => !board[home + column]) &&
        !isAttacked(board, home + rook.to, other(turn)),
    )
    .map(({ to, rook }) => ({
      ...simpleMove(board, king, home + to),
      rook: { from: home + rook.from, to: home + rook.to },
    }));
}

/** The castling rights that end when a piece leaves or reaches a square. */
const RIGHTS: Record<number, string> = { 0: 'q', 4: 'kq', 7: 'k', 56: 'Q', 60: 'KQ', 63: 'K' };

/** The position after a move. */
export function play(position: Position, { from, to, taken, promotion, rook }: Move): Position {
  const { turn } = position;
  const board = [...position.board];
  const piece = board[from] ?? null;
  if (taken !== null) board[taken] = null;
  board[from] = null;
  board[to] = piece && promotion ? { ...piece, kind: promotion } : piece;
  if (rook) {
    board[rook.to] = board[rook.from] ?? null;
    board[rook.from] = null;
  }
  const lost = `${RIGHTS[from] ?? ''}${RIGHTS[to] ?? ''}`;
  const isPawn = piece?.kind === 'pawn';
  const isJump = isPawn && Math.abs(from - to) === 16;
  return {
    board,
    turn: other(turn),
    castling: [...position.castling].filter((right) => !lost.includes(right)).join(''),
    enPassant: isJump ? (from + to) / 2 : null,
    quiet: isPawn || taken !== null ? 0 : position.quiet + 1,
    number: position.number + (turn === 'black' ? 1 : 0),
  };
}

/** Whether neither side has enough pieces to mate: bare kings, or one knight or bishop with them. */
export function isDead({ board }: Position): boolean {
  const rest = board.filter((piece) => piece && piece.kind !== 'king');
  return (
    rest.length === 0 || (rest.length === 1 && ['knight', 'bishop'].includes(rest[0]?.kind ?? ''))
  );
}
