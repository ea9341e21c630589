import { describe, expect, it } from 'vitest';
import {
  aligned,
  cutTiles,
  FLOOR,
  landed,
  nearestLine,
  PIECES,
  resized,
  stepped,
  stretched,
  type Piece,
} from './shared/courtyard';
import {
  alignAll,
  cutsOf,
  holdAt,
  holdSize,
  lay,
  newYard,
  nudge,
  piecesOf,
  select,
  selectedOf,
  setGrid,
  setSnaps,
  step,
  undoLast,
} from './shared/yard';

const carpet: Piece = {
  id: 'a',
  kind: 'stars',
  name: 'A',
  x: 40,
  y: 80,
  width: 80,
  height: 120,
};

describe('nearestLine', () => {
  it('rounds to the nearest line, and stays between its limits', () => {
    expect(nearestLine(61, 40, 0, 480)).toBe(80);
    expect(nearestLine(59, 40, 0, 480)).toBe(40);
    expect(nearestLine(-50, 40, 0, 480)).toBe(0);
    expect(nearestLine(900, 40, 0, 470)).toBe(440);
    expect(nearestLine(5, 40, 1, 39)).toBeUndefined();
  });
});

describe('landed', () => {
  it('keeps a piece inside the walls, on a line', () => {
    expect(landed(carpet, { x: 1000, y: -30 }, 40)).toMatchObject({ x: 400, y: 0 });
    // 480 - 80 is not a line of this grid: the last one before it.
    expect(landed(carpet, { x: 1000, y: 1000 }, 70)).toMatchObject({ x: 350, y: 140 });
  });

  it('keeps the place of a piece that is as large as the floor', () => {
    expect(landed({ ...carpet, ...FLOOR, x: 0, y: 0 }, { x: 90, y: 90 }, 40)).toMatchObject({
      x: 0,
      y: 0,
    });
  });
});

describe('resized', () => {
  it('moves only the edges of the handle', () => {
    const to = { x: 3, y: 3, width: 300, height: 300 };
    expect(resized(carpet, to, 'middle-right', 40)).toEqual({ ...carpet, width: 280 });
    expect(resized(carpet, to, 'top-left', 40)).toEqual({
      ...carpet,
      x: 0,
      y: 0,
      width: 120,
      height: 200,
    });
  });

  it('leaves a tile, and stops at the walls', () => {
    const flat = { ...carpet, width: -200, height: -200 };
    expect(resized(carpet, flat, 'bottom-right', 20)).toMatchObject({ width: 20, height: 20 });
    const wide = { ...carpet, width: 5000, height: 5000 };
    expect(resized(carpet, wide, 'bottom-right', 40)).toMatchObject({ width: 440, height: 240 });
  });

  it('keeps an edge that has no line to go to', () => {
    const narrow = { ...carpet, x: 460, width: 20 };
    expect(resized(narrow, { ...narrow, width: 90 }, 'middle-right', 160)).toEqual(narrow);
  });
});

describe('keys', () => {
  it('step from line to line, and from between two lines to the next one', () => {
    expect(stepped(carpet, 1, 0, 40)).toMatchObject({ x: 80, y: 80 });
    expect(stepped({ ...carpet, x: 47, y: 83 }, -1, 0, 40)).toMatchObject({ x: 40, y: 83 });
    expect(stepped({ ...carpet, x: 0 }, -1, 0, 40)).toMatchObject({ x: 0 });
  });

  it('stretch the right and the bottom edge', () => {
    expect(stretched(carpet, 1, 0, 40)).toEqual({ ...carpet, width: 120 });
    expect(stretched(carpet, 0, -1, 40)).toEqual({ ...carpet, height: 80 });
    expect(stretched({ ...carpet, width: 20 }, -1, 0, 20).width).toBe(20);
  });
});

describe('cutTiles', () => {
  it('are none where every edge is on a joint', () => {
    expect(cutTiles(PIECES).size).toBe(0);
  });

  it('are those below the edges that are not', () => {
    expect(cutTiles([{ ...carpet, x: 45 }]).size).toBe(12);
    expect(cutTiles([{ ...carpet, width: 70 }]).size).toBe(6);
  });

  it('are not under a fountain, and count once below two carpets', () => {
    const fountain: Piece = { ...carpet, kind: 'fountain', x: 45 };
    expect(cutTiles([fountain])).toEqual(new Set());
    expect(
      cutTiles([
        { ...carpet, x: 45 },
        { ...carpet, id: 'b', x: 45 },
      ]).size,
    ).toBe(12);
  });
});

describe('aligned', () => {
  it('rounds every edge of a carpet, and only the corner of a tree', () => {
    expect(aligned({ ...carpet, x: 51, y: 71, width: 75, height: 101 }, 40)).toEqual(carpet);
    const tree: Piece = { ...carpet, kind: 'tree', x: 51, width: 35 };
    expect(aligned(tree, 40)).toMatchObject({ x: 40, width: 35 });
  });
});

describe('the yard', () => {
  it('lays the piece in the hand as one step, and none where it was', () => {
    const held = holdAt(holdAt(newYard(), 'stars', { x: 190, y: 80 }), 'stars', { x: 205, y: 90 });
    expect(piecesOf(held)).toBe(PIECES);
    const laid = lay(held);
    expect(selectedOf(laid)).toMatchObject({ x: 200, y: 80 });
    expect(piecesOf(undoLast(laid))).toBe(PIECES);
    const back = lay(holdAt(newYard(), 'stars', { x: 165, y: 81 }));
    expect(back.history.steps).toHaveLength(1);
    expect(back.held).toBeNull();
  });

  it('counts the tiles that the piece in the hand would cut', () => {
    const free = holdAt(setSnaps(newYard(), false), 'stars', { x: 165.4, y: 80 });
    expect(free.held?.x).toBe(165);
    expect(cutsOf(free).size).toBe(16);
    expect(cutsOf(undoLast(lay(free))).size).toBe(0);
  });

  it('answers wrong input', () => {
    expect(setGrid(newYard(), NaN)).toMatchObject({ grid: 40 });
    expect(setGrid(newYard(), 2.5)).toMatchObject({ grid: 40 });
    expect(setGrid(newYard(), 0).says).toBe('The grid takes whole centimeters from 5 to 160.');
    expect(nudge(select(newYard(), 'fountain'), 1, 0, true).says).toBe(
      'Fountain has a fixed size.',
    );
    expect(nudge(select(newYard(), null), 1, 0, false).says).toBe('Select a piece first.');
    expect(nudge(select(newYard(), 'tree-1'), 0, -1, false).says).toBe(
      'North-west tree has no room there.',
    );
    expect(alignAll(newYard()).says).toBe('All pieces are on the grid already.');
    expect(holdSize(select(newYard(), null), carpet, 'middle-left').held).toBeNull();
  });

  it('goes around through the pieces', () => {
    const none = select(newYard(), null);
    expect(step(none, 1).selected).toBe('leaves');
    expect(step(none, -1).selected).toBe('tree-4');
    expect(step(step(none, -1), 1).selected).toBe('leaves');
  });

  it('puts all on a grid at once', () => {
    const coarse = alignAll(setGrid(newYard(), 80));
    expect(coarse.history.at).toBe(1);
    for (const { x, y } of piecesOf(coarse)) expect([x % 80, y % 80]).toEqual([0, 0]);
  });
});
