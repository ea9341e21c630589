import { readFen, readMove, sanOf, START, wordsFor, writeFen } from './notation';
import {
  columnOf,
  isCheck,
  isDead,
  legalMoves,
  nameOf,
  other,
  play,
  possibleMoves,
  PROMOTIONS,
  rowOf,
  squareAt,
  type Color,
  type Kind,
  type Move,
  type Piece,
  type Position,
} from './rules';

/** A move with its notation and the position after it. */
export interface Played {
  move: Move;
  san: string;
  position: Position;
}

/** The whole state: the game, its view, and the current action of the player. */
export interface Table {
  start: Position;
  played: readonly Played[];
  /** Number of moves shown on the board. Going back reduces it. */
  at: number;
  isFlipped: boolean;
  /** The square of the picked piece. */
  picked: number | null;
  /** The square under the keyboard's ring. */
  cursor: number | null;
  /** A pawn's move that waits for the player to choose a piece. */
  asked: { from: number; to: number } | null;
  says: string;
}

const OPENING = ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Bc5', 'c3', 'Nf6', 'd4', 'exd4'];

const startPosition = (): Position => {
  const position = readFen(START);
  if (typeof position === 'string') throw new Error(position);
  return position;
};

/** A new game. */
export const newTable = (start = startPosition()): Table =>
  withReport({
    start,
    played: [],
    at: 0,
    isFlipped: false,
    picked: null,
    cursor: null,
    asked: null,
    says: '',
  });

/** A game that has begun: the Italian opening. */
export const openingTable = (): Table => OPENING.reduce(enter, newTable());

export const positionOf = ({ start, played, at }: Table): Position =>
  played[at - 1]?.position ?? start;
export const lastMoveOf = ({ played, at }: Table): Move | null => played[at - 1]?.move ?? null;

/** Why the game is over, or null. */
export function resultOf(table: Table): string | null {
  const position = positionOf(table);
  if (legalMoves(position).length === 0) {
    return isCheck(position)
      ? `Checkmate. ${wordOf(other(position.turn))} wins.`
      : 'Stalemate, a draw.';
  }
  if (isDead(position)) return 'Neither side can mate, a draw.';
  if (position.quiet >= 150) return '75 moves without a capture or a pawn move, a draw.';
  // The position as FEN, without the two counters.
  const key = (of: Position) => writeFen(of).split(' ').slice(0, 4).join(' ');
  const seen = [table.start, ...table.played.slice(0, table.at).map((played) => played.position)];
  const count = seen.filter((before) => key(before) === key(position)).length;
  return count >= 5 ? 'The same position for the fifth time, a draw.' : null;
}

const wordOf = (color: Color) => (color === 'white' ? 'White' : 'Black');

/** What happened, and whose move it is. */
function withReport(table: Table, before = ''): Table {
  const position = positionOf(table);
  const move = table.played[table.at - 1];
  const played = move ? `${wordOf(other(position.turn))} played ${move.san}.` : '';
  const check = isCheck(position) ? 'Check. ' : '';
  const next = resultOf(table) ?? `${check}${wordOf(position.turn)} to move.`;
  return { ...table, says: [before, played, next].filter(Boolean).join(' ') };
}

/** Legal moves of the picked piece. */
export const movesOfPicked = (table: Table): Move[] =>
  table.picked === null || resultOf(table) ? [] : legalMoves(positionOf(table), table.picked);

/** Picks up a piece, or reports why it cannot move. */
export function pick(table: Table, square: number): Table {
  const position = positionOf(table);
  const piece = position.board[square];
  const result = resultOf(table);
  if (result || table.asked) return { ...table, picked: null, says: result ?? table.says };
  if (!piece) return { ...table, picked: null };
  if (piece.color !== position.turn) {
    return { ...table, picked: null, says: `${wordOf(position.turn)} is to move.` };
  }
  const count = legalMoves(position, square).length;
  const moves = count === 1 ? '1 move' : `${count === 0 ? 'no' : count} moves`;
  return { ...table, picked: square, says: `${wordsFor(position, square)}, ${moves}.` };
}

/** Drops the picked piece on a square, or back on its own if it cannot go there. */
export function drop(table: Table, to: number | null): Table {
  const from = table.picked;
  if (from === null) return table;
  const back = { ...table, picked: null };
  if (to === from || to === null) return withReport(back);
  const moves = movesOfPicked(table).filter((move) => move.to === to);
  const [move] = moves;
  if (!move) return { ...back, says: refusalOf(positionOf(table), from, to) };
  if (moves.length > 1) {
    return {
      ...back,
      asked: { from, to },
      says: 'The pawn becomes a queen (Q), rook (R), bishop (B) or knight (N).',
    };
  }
  return perform(back, move);
}

function refusalOf(position: Position, from: number, to: number): string {
  const kind = position.board[from]?.kind ?? 'piece';
  const isPossible = possibleMoves(position, from).some((move) => move.to === to);
  return isPossible
    ? `The ${kind} cannot go to ${nameOf(to)}: the king would be in check.`
    : `The ${kind} on ${nameOf(from)} cannot go to ${nameOf(to)}.`;
}

/** What a click, a tap or Enter does on a square: picks a piece, or drops the picked one. */
export function touch(table: Table, square: number): Table {
  if (table.asked) return table;
  const color = positionOf(table).board[square]?.color;
  const isOwn = color === positionOf(table).turn;
  if (table.picked === null || (isOwn && square !== table.picked)) return pick(table, square);
  return drop(table, square);
}

/** Chooses the piece for the pawn that waits at the far end. */
export function promote(table: Table, kind: Kind): Table {
  const { asked } = table;
  if (!asked) return table;
  const move = legalMoves(positionOf(table), asked.from).find(
    ({ to, promotion }) => to === asked.to && promotion === kind,
  );
  return move ? perform({ ...table, asked: null }, move) : table;
}

function perform(table: Table, move: Move): Table {
  const position = positionOf(table);
  const next = { move, san: sanOf(position, move), position: play(position, move) };
  // A move after going back replaces the moves that followed.
  const played = [...table.played.slice(0, table.at), next];
  return withReport({ ...table, played, at: played.length, picked: null, asked: null });
}

/** Shows the game after this number of moves; later moves are kept. */
export function goTo(table: Table, count: number): Table {
  const at = Math.min(Math.max(count, 0), table.played.length);
  return withReport({ ...table, at, picked: null, asked: null });
}

export const flip = (table: Table): Table => ({
  ...table,
  isFlipped: !table.isFlipped,
  says: `${wordOf(table.isFlipped ? 'white' : 'black')} is at the bottom.`,
});

/** Plays a move that was typed, or sets up a position in FEN. */
export function enter(table: Table, text: string): Table {
  const wanted = text.trim();
  if (wanted === '') return { ...table, says: 'Type a move as Nf3 or e2e4, or a position as FEN.' };
  if (wanted.includes('/')) {
    const position = readFen(wanted);
    if (typeof position === 'string') return { ...table, says: position };
    return { ...newTable(position), isFlipped: table.isFlipped };
  }
  const result = resultOf(table);
  if (result) return { ...table, says: result };
  const move = readMove(positionOf(table), wanted);
  return move ? perform(table, move) : { ...table, says: `${wanted} is not a legal move here.` };
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The table after a key on the board, or null for a key that the board does not use. */
export function byKey(table: Table, key: string): Table | null {
  const arrow = ARROWS[key];
  if (arrow) return moveCursor(table, arrow);
  if (key === 'Escape') return drop({ ...table, asked: null }, table.picked);
  const promotion = PROMOTIONS.find(
    (kind) => (kind === 'knight' ? 'n' : kind[0]) === key.toLowerCase(),
  );
  if (table.asked && promotion) return promote(table, promotion);
  if (key !== 'Enter' && key !== ' ') return null;
  return table.cursor === null ? moveCursor(table, [0, 0]) : touch(table, table.cursor);
}

function moveCursor(table: Table, [dx, dy]: readonly [number, number]): Table {
  const position = positionOf(table);
  const sign = table.isFlipped ? -1 : 1;
  const { cursor } = table;
  // It begins on the king's pawn of the side to move.
  const home = position.turn === 'white' ? 52 : 12;
  const next =
    cursor === null
      ? home
      : (squareAt(columnOf(cursor) + dx * sign, rowOf(cursor) + dy * sign) ?? cursor);
  const target = movesOfPicked(table).some(({ to }) => to === next) ? ', can be reached' : '';
  return { ...table, cursor: next, says: `${wordsFor(position, next)}${target}.` };
}

/** The ring of the keyboard vanishes when the board loses the focus, or a pointer is used. */
export const withoutCursor = (table: Table): Table => ({ ...table, cursor: null });

/** The pieces with their squares. A pawn that waits for its promotion is already there. */
export function piecesOf(table: Table): { piece: Piece; square: number }[] {
  const { asked } = table;
  return (
    positionOf(table)
      .board.flatMap((piece, square) => (piece ? [{ piece, square }] : []))
      .filter(({ square }) => square !== asked?.to)
      .map((placed) => (placed.square === asked?.from ? { ...placed, square: asked.to } : placed))
      // In a fixed order, so that moves do not reorder a keyed list.
      .sort((a, b) => (a.piece.id < b.piece.id ? -1 : 1))
  );
}

export interface ScoreRow {
  number: number;
  /** `count` moves have been played after this one; Black's is the second, even if it is the first of the game. */
  moves: { san: string; count: number; isSecond: boolean }[];
}

/** The played moves in pairs, as they are printed. */
export function scoreOf({ start, played }: Table): ScoreRow[] {
  const rows: ScoreRow[] = [];
  played.forEach(({ san }, i) => {
    const before = played[i - 1]?.position ?? start;
    const isSecond = before.turn === 'black';
    if (!isSecond || rows.length === 0) rows.push({ number: before.number, moves: [] });
    rows.at(-1)?.moves.push({ san, count: i + 1, isSecond });
  });
  return rows;
}
