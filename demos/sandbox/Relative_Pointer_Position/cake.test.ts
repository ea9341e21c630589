import { describe, expect, it } from 'vitest';
import {
  add,
  BOARD,
  clear,
  FULL,
  isOnCake,
  newBakery,
  pick,
  redoNext,
  step,
  toppingsOf,
  turnTo,
  undoLast,
  written,
} from './shared/cake';

describe('the cake', () => {
  it('has round corners and a margin', () => {
    expect(isOnCake({ x: 0, y: 0 })).toBe(true);
    expect(isOnCake({ x: 119, y: 0 })).toBe(true);
    expect(isOnCake({ x: -121, y: 0 })).toBe(false);
    expect(isOnCake({ x: 0, y: 75 })).toBe(false);
    expect(isOnCake({ x: 118, y: 72 })).toBe(false);
    expect(isOnCake({ x: 114, y: 68 })).toBe(true);
  });

  it('takes a topping of the picked kind, and says where', () => {
    const bakery = add(pick(newBakery(), 'star'), { x: 12.4, y: -20.2 });
    expect(toppingsOf(bakery).at(-1)).toEqual({ id: 8, kind: 'star', x: 12.4, y: -20.2 });
    expect(bakery.says).toBe('A star at 12, −20 of the cake. 8 toppings.');
  });

  it('takes none beside it', () => {
    const start = newBakery();
    const bakery = add(start, { x: 200, y: 0 });
    expect(bakery.history).toBe(start.history);
    expect(bakery.says).toBe('That is beside the cake.');
  });

  it('is full at some time', () => {
    let bakery = newBakery();
    for (let i = 0; i < FULL; i += 1) bakery = add(bakery, { x: i, y: 0 });
    expect(toppingsOf(bakery)).toHaveLength(FULL);
    expect(bakery.says).toBe('The cake is full: 60 toppings.');
  });

  it('keeps its toppings when it is turned', () => {
    const start = newBakery();
    expect(toppingsOf(turnTo(start, 90))).toBe(toppingsOf(start));
    expect(turnTo(start, 90).turn).toBe(90);
  });
});

describe('undo', () => {
  it('takes back one topping after the other, and the clearing', () => {
    const one = add(newBakery(), { x: 1, y: 1 });
    const bare = clear(one);
    expect(bare.says).toBe('The cake is bare.');
    expect(clear(bare).says).toBe('The cake is bare already.');
    expect(toppingsOf(undoLast(bare))).toBe(toppingsOf(one));
    expect(undoLast(undoLast(bare)).says).toBe('Undone. 7 toppings.');
    expect(redoNext(undoLast(bare)).says).toBe('Done again. 0 toppings.');
    expect(undoLast(newBakery())).toEqual(newBakery());
  });

  it('never gives an id twice', () => {
    const back = undoLast(add(newBakery(), { x: 1, y: 1 }));
    const next = add(add(back, { x: 2, y: 2 }), { x: 3, y: 3 });
    expect(new Set(toppingsOf(next).map(({ id }) => id)).size).toBe(9);
  });
});

it('writes coordinates with a minus sign and without a negative zero', () => {
  expect(written({ x: -12.6, y: -0.2 })).toBe('−13, 0');
});

it('keeps the pointer of the keyboard on the board', () => {
  const bottom = BOARD.y + BOARD.radius;
  expect(step({ x: 0, y: bottom - 4 }, { x: -4, y: 20 })).toEqual({ x: -4, y: bottom });
});
