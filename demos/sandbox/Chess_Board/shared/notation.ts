import {
  columnOf,
  isCheck,
  kingOf,
  legalMoves,
  nameOf,
  play,
  rowOf,
  type Kind,
  type Move,
  type Piece,
  type Position,
} from './rules';

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const KINDS: Record<string, Kind> = {
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  p: 'pawn',
};
const LETTERS: Record<Kind, string> = {
  king: 'K',
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
  pawn: '',
};

/** Reads a position in Forsyth–Edwards notation. Returns a sentence if the position cannot be played. */
export function readFen(fen: string): Position | string {
  const [rows = '', turn = 'w', castling = '-', enPassant = '-', quiet = '0', number = '1'] = fen
    .trim()
    .split(/\s+/);
  if (rows.split('/').length !== 8) return 'A position has eight rows with a slash between them.';
  const board: (Piece | null)[] = [];
  for (const row of rows.split('/')) {
    const squares = [...row].flatMap((letter) => squaresOf(letter));
    if (squares.length !== 8 || squares.includes(undefined))
      return `The row ${row} does not have eight squares.`;
    for (const piece of squares) {
      // The square where a piece begins is its id.
      board.push(piece ? { ...piece, id: nameOf(board.length) } : null);
    }
  }
  if (turn !== 'w' && turn !== 'b') return 'After the rows, w or b says whose move it is.';
  for (const color of ['white', 'black'] as const) {
    const kings = board.filter((piece) => piece?.kind === 'king' && piece.color === color);
    if (kings.length !== 1) return `A position has exactly one ${color} king.`;
  }
  if (board.some((piece, square) => piece?.kind === 'pawn' && [0, 7].includes(rowOf(square)))) {
    return 'A pawn cannot be in the first or the last row.';
  }
  const position: Position = {
    board,
    turn: turn === 'w' ? 'white' : 'black',
    castling: rightsIn(board, castling),
    enPassant: passedBy(board, turn, enPassant),
    quiet: Number(quiet) || 0,
    number: Math.max(Number(number) || 1, 1),
  };
  const waiting = position.turn === 'white' ? 'black' : 'white';
  if (isCheck(position, waiting)) return 'The side that is not to move is in check.';
  return position;
}

/** The squares of a letter or digit in a row; undefined if FEN does not have it. */
function squaresOf(letter: string): (Omit<Piece, 'id'> | null | undefined)[] {
  if (/[1-8]/.test(letter)) return Array.from({ length: Number(letter) }, () => null);
  const kind = KINDS[letter.toLowerCase()];
  if (!kind) return [undefined];
  return [{ kind, color: letter === letter.toUpperCase() ? 'white' : 'black' }];
}

/** Rights to castle whose king and rook are at home. */
function rightsIn(board: Position['board'], castling: string): string {
  const isAt = (square: number, kind: Kind, letter: string) => {
    const piece = board[square];
    return piece?.kind === kind && piece.color === (letter < 'a' ? 'white' : 'black');
  };
  const corners = { K: 63, Q: 56, k: 7, q: 0 };
  return Object.entries(corners)
    .filter(
      ([letter, corner]) =>
        castling.includes(letter) &&
        isAt(corner, 'rook', letter) &&
        isAt(letter < 'a' ? 60 : 4, 'king', letter),
    )
    .map(([letter]) => letter)
    .join('');
}

/** The square of an en passant capture, if a pawn has just jumped over it. */
function passedBy(board: Position['board'], turn: string, name: string): number | null {
  const square = squareOf(name);
  if (square === null || rowOf(square) !== (turn === 'w' ? 2 : 5)) return null;
  const pawn = board[square + (turn === 'w' ? 8 : -8)];
  return pawn?.kind === 'pawn' && pawn.color === (turn === 'w' ? 'black' : 'white') ? square : null;
}

export function writeFen({ board, turn, castling, enPassant, quiet, number }: Position): string {
  const letters = board.map((piece) => {
    if (!piece) return '1';
    const letter = LETTERS[piece.kind] || 'P';
    return piece.color === 'white' ? letter : letter.toLowerCase();
  });
  const rows = Array.from({ length: 8 }, (_, row) =>
    letters
      .slice(row * 8, row * 8 + 8)
      .join('')
      .replace(/1+/g, (ones) => String(ones.length)),
  );
  const passed = enPassant === null ? '-' : nameOf(enPassant);
  return `${rows.join('/')} ${turn === 'white' ? 'w' : 'b'} ${castling || '-'} ${passed} ${quiet} ${number}`;
}

/** The square of a name such as `e4`, or null. */
export function squareOf(name: string): number | null {
  if (!/^[a-h][1-8]$/.test(name)) return null;
  return (8 - Number(name[1])) * 8 + 'abcdefgh'.indexOf(name[0] ?? '');
}

/** A legal move in standard algebraic notation, such as `Nbd7`, `exd6` or `O-O+`. */
export function sanOf(position: Position, move: Move): string {
  const after = play(position, move);
  const sign = isCheck(after) ? (legalMoves(after).length === 0 ? '#' : '+') : '';
  if (move.rook) return `${move.to > move.from ? 'O-O' : 'O-O-O'}${sign}`;
  const kind = position.board[move.from]?.kind ?? 'pawn';
  const takes = move.taken === null ? '' : 'x';
  const start =
    kind === 'pawn' ? (takes ? (nameOf(move.from)[0] ?? '') : '') : startOf(position, move);
  const promotion = move.promotion ? `=${LETTERS[move.promotion]}` : '';
  return `${LETTERS[kind]}${start}${takes}${nameOf(move.to)}${promotion}${sign}`;
}

/** The part of the start square that distinguishes a piece from others of its kind that can reach the same square. */
function startOf(position: Position, { from, to }: Move): string {
  const kind = position.board[from]?.kind;
  const rivals = legalMoves(position)
    .filter((move) => move.to === to && move.from !== from)
    .filter((move) => position.board[move.from]?.kind === kind)
    .map((move) => move.from);
  const [column = '', row = ''] = nameOf(from);
  if (rivals.length === 0) return '';
  if (rivals.every((rival) => columnOf(rival) !== columnOf(from))) return column;
  return rivals.every((rival) => rowOf(rival) !== rowOf(from)) ? row : column + row;
}

/** The legal move that a text means: `Nf3`, `e2e4`, `e7e8q`, `0-0`. The symbols for capture and check may be missing. */
export function readMove(position: Position, text: string): Move | null {
  const plain = (words: string) => words.replace(/[x+#=\-\s]/g, '').replaceAll('0', 'O');
  const wanted = plain(text);
  const moves = legalMoves(position);
  const bySan = moves.find((move) => plain(sanOf(position, move)) === wanted);
  if (bySan) return bySan;
  const squares = moves.filter((move) =>
    wanted.toLowerCase().startsWith(nameOf(move.from) + nameOf(move.to)),
  );
  const kind = KINDS[wanted.toLowerCase()[4] ?? 'q'];
  return squares.find(({ promotion }) => promotion === null || promotion === kind) ?? null;
}

/** A piece and its square in words, such as `White knight on f3`. */
export function wordsFor(position: Position, square: number): string {
  const piece = position.board[square];
  if (!piece) return `${nameOf(square)}, empty`;
  const color = piece.color === 'white' ? 'White' : 'Black';
  const checked = kingOf(position.board, piece.color) === square && isCheck(position, piece.color);
  return `${color} ${piece.kind} on ${nameOf(square)}${checked ? ', in check' : ''}`;
}
