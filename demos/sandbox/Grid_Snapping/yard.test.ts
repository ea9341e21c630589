import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  FLOOR,
  holdAt,
  landed,
  lay,
  nearestLine,
  newYard,
  resized,
  selectedOf,
  type Piece,
  type Yard,
} from './shared/yard';

const carpet: Piece = {
  id: 'a',
  kind: 'star',
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

describe('the yard', () => {
  const act = (label: string, yard: Yard) =>
    ACTIONS.find((each) => each.label === label)?.act(yard) ?? yard;

  it('lays the piece in the hand as one step, and none where it was', () => {
    const start = newYard();
    const held = [190, 205].reduce((now, x) => holdAt(now, 'star-carpet', { x, y: 90 }), start);
    expect(held.pieces).toBe(start.pieces);
    const laid = lay(held);
    expect(selectedOf(laid)).toMatchObject({ x: 200, y: 80 });
    expect(act('Undo', laid).pieces).toBe(start.pieces);
    expect(act('Redo', act('Undo', laid)).pieces).toEqual(laid.pieces);
    const back = lay(holdAt(start, 'star-carpet', { x: 165, y: 81 }));
    expect(back.past).toHaveLength(0);
    expect(back.held).toBeNull();
  });

  it('puts all on a grid at once', () => {
    const coarse = act('Align all', { ...newYard(), grid: 80 });
    expect(coarse.past).toHaveLength(1);
    for (const { x, y } of coarse.pieces) expect([x % 80, y % 80]).toEqual([0, 0]);
    expect(act('Align all', newYard()).past).toHaveLength(0);
  });
});
