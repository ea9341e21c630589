import { describe, expect, it } from 'vitest';
import { readFen, readMove, sanOf, squareOf, START, writeFen } from './shared/notation';
import { isDead, legalMoves, play, type Position } from './shared/rules';
import {
  byKey,
  drop,
  enter,
  flip,
  goTo,
  newTable,
  openingTable,
  pick,
  piecesOf,
  positionOf,
  promote,
  resultOf,
  scoreOf,
  touch,
  type Table,
} from './shared/table';

function position(fen: string): Position {
  const read = readFen(fen);
  if (typeof read === 'string') throw new Error(read);
  return read;
}
const square = (name: string) => squareOf(name) ?? -1;
const sans = (of: Position) => legalMoves(of).map((move) => sanOf(of, move));
const playAll = (table: Table, moves: string) => moves.split(' ').reduce(enter, table);

/** The number of games of so many moves from a position. The numbers below are the accepted ones of chess programmers. */
function perft(from: Position, depth: number): number {
  const moves = legalMoves(from);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(play(from, move), depth - 1), 0);
}

describe('legalMoves', () => {
  it.each([
    ['the start', START, [20, 400, 8902]],
    [
      'castling and pins',
      'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
      [48, 2039],
    ],
    ['en passant and a pinned pawn', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2812]],
    [
      'promotion with check',
      'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
      [6, 264, 9467],
    ],
    [
      'promotion by capture',
      'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8',
      [44, 1486],
    ],
    [
      'a quiet middle game',
      'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
      [46, 2079],
    ],
  ])('counts the games from %s', (_, fen, counts) => {
    counts.forEach((count, i) => expect(perft(position(fen), i + 1)).toBe(count));
  });

  it('castles neither out of, nor through, nor into check, but with an attacked rook', () => {
    const castles = (fen: string) => sans(position(fen)).filter((san) => san.startsWith('O'));
    expect(castles('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1')).toEqual(['O-O', 'O-O-O']);
    expect(castles('4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1')).toEqual([]);
    expect(castles('4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1')).toEqual(['O-O-O']);
    expect(castles('4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1')).toEqual(['O-O-O']);
    expect(castles('4k3/8/8/8/1r6/8/8/R3K2R w KQ - 0 1')).toEqual(['O-O', 'O-O-O']);
  });

  it('loses the right to castle with a rook that is taken at home', () => {
    const taken = playAll(newTable(position('r3k2r/8/8/8/8/8/6b1/R3K2R b KQkq - 0 1')), 'Bxh1');
    expect(positionOf(taken).castling).toBe('Qkq');
  });

  it('takes en passant only at once', () => {
    const jumped = playAll(newTable(position('4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1')), 'd5');
    expect(sans(positionOf(jumped))).toContain('exd6');
    expect(sans(positionOf(playAll(jumped, 'Kd2 Kd7')))).not.toContain('exd6');
    const done = playAll(jumped, 'exd6');
    expect(piecesOf(done).map(({ piece }) => piece.id)).toEqual(['e1', 'e5', 'e8']);
  });
});

describe('notation', () => {
  it('reads and writes positions', () => {
    for (const fen of [START, '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 7 31']) {
      expect(writeFen(position(fen))).toBe(fen);
    }
  });

  it.each([
    ['', 'eight rows'],
    ['rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w', 'row 9'],
    ['rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w', 'row ppppxppp'],
    ['8/8/8/8/8/8/8/K7 w - - 0 1', 'one black king'],
    ['k7/8/8/8/8/8/8/KP6 w - - 0 1', 'pawn cannot'],
    ['k7/8/8/8/8/8/8/RK6 w - - 0 1', 'not to move is in check'],
    [START.replace(' w ', ' x '), 'w or b'],
  ])('explains what is wrong with "%s"', (fen, words) => {
    expect(readFen(fen)).toContain(words);
  });

  it('drops rights to castle that the board contradicts', () => {
    expect(position('4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1').castling).toBe('K');
  });

  it('tells pieces of a kind apart', () => {
    expect(sans(position('4k3/8/8/8/8/8/8/R3K2R w - - 0 1'))).toContain('Rd1');
    expect(sans(position('4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1'))).toContain('Nbd2');
    expect(sans(position('R7/7k/8/8/8/8/8/R5K1 w - - 0 1'))).toContain('R1a4');
    expect(
      sans(position('6k1/8/8/8/Q2Q4/8/8/Q6K w - - 0 1')).filter((san) => san.endsWith('d1')),
    ).toEqual(['Qa4d1', 'Qdd1', 'Q1d1']);
  });

  it('reads moves with and without their signs', () => {
    const start = position('r3k3/1P6/8/8/8/8/8/4K2R w K - 0 1');
    for (const text of ['bxa8=Q+', 'ba8Q', 'b7a8q', 'b7a8']) {
      expect(readMove(start, text)).toMatchObject({ to: square('a8'), promotion: 'queen' });
    }
    expect(readMove(start, '0-0')?.rook).toEqual({ from: square('h1'), to: square('f1') });
    expect(readMove(start, 'b7a8n')).toMatchObject({ promotion: 'knight' });
    expect(readMove(start, 'Kd4')).toBe(null);
  });
});

describe('the table', () => {
  it('picks and drops, and says why not', () => {
    const table = newTable();
    expect(pick(table, square('e7')).says).toBe('White is to move.');
    expect(pick(table, square('a1')).says).toBe('White rook on a1, no moves.');
    expect(drop(pick(table, square('g1')), square('g4')).says).toBe(
      'The knight on g1 cannot go to g4.',
    );
    const pinned = newTable(position('4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1'));
    expect(drop(pick(pinned, square('e2')), square('c3')).says).toContain(
      'the king would be in check',
    );
    expect(touch(touch(table, square('e2')), square('e4')).says).toBe(
      'White played e4. Black to move.',
    );
    expect(touch(touch(table, square('e2')), square('d2')).picked).toBe(square('d2'));
    expect(drop(table, square('e4'))).toBe(table);
  });

  it('asks for the piece of a promotion, and can be refused', () => {
    const table = newTable(position('8/4P2k/8/8/8/8/P7/4K3 w - - 0 1'));
    const asked = touch(touch(table, square('e7')), square('e8'));
    expect(asked.asked).toEqual({ from: square('e7'), to: square('e8') });
    expect(piecesOf(asked).find(({ piece }) => piece.id === 'e7')?.square).toBe(square('e8'));
    expect(byKey(asked, 'Escape')?.asked).toBe(null);
    expect(byKey(asked, 'n')?.says).toBe('White played e8=N. Black to move.');
    const queen = promote(asked, 'queen');
    expect(piecesOf(queen).find(({ piece }) => piece.id === 'e7')?.piece.kind).toBe('queen');
  });

  it('ends by mate, stalemate, bare kings and repetition', () => {
    expect(resultOf(playAll(newTable(), 'f3 e5 g4 Qh4'))).toBe('Checkmate. Black wins.');
    expect(resultOf(newTable(position('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1')))).toBe(
      'Stalemate, a draw.',
    );
    expect(isDead(position('4k3/8/8/8/8/8/8/4KB2 w - - 0 1'))).toBe(true);
    expect(isDead(position('4k3/8/8/8/8/8/P7/4K3 w - - 0 1'))).toBe(false);
    const dance = 'Nf3 Nf6 Ng1 Ng8 ';
    expect(resultOf(playAll(newTable(), dance.repeat(3).trim()))).toBe(null);
    expect(resultOf(playAll(newTable(), dance.repeat(4).trim()))).toContain('fifth time');
    expect(pick(playAll(newTable(), 'f3 e5 g4 Qh4'), square('e2')).picked).toBe(null);
  });

  it('goes back and forth, and a new move replaces the ones that followed', () => {
    const table = openingTable();
    expect(table.played).toHaveLength(10);
    expect(goTo(table, -3).at).toBe(0);
    expect(goTo(goTo(table, 4), 99).at).toBe(10);
    const other = playAll(goTo(table, 4), 'Bb5');
    expect(other.played.map(({ san }) => san).join(' ')).toBe('e4 e5 Nf3 Nc6 Bb5');
    expect(scoreOf(other).at(-1)).toEqual({
      number: 3,
      moves: [{ san: 'Bb5', count: 5, isSecond: false }],
    });
  });

  it('numbers a game that begins with Black', () => {
    const table = playAll(newTable(position('4k3/3p4/8/8/8/8/8/4K3 b - - 0 9')), 'd5 Kd2 d4');
    expect(scoreOf(table).map(({ number, moves }) => [number, moves.length])).toEqual([
      [9, 1],
      [10, 2],
    ]);
  });

  it('moves the ring by what is seen, and stops at the edge', () => {
    const begun = byKey(newTable(), 'ArrowUp');
    expect(begun?.cursor).toBe(square('e2'));
    expect(begun && byKey(begun, 'ArrowUp')?.says).toBe('e3, empty.');
    const turned = begun && flip(begun);
    expect(turned && byKey(turned, 'ArrowUp')?.cursor).toBe(square('e1'));
    expect(turned && byKey({ ...turned, cursor: square('e1') }, 'ArrowUp')?.cursor).toBe(
      square('e1'),
    );
    expect(byKey(newTable(), 'x')).toBe(null);
  });
});
