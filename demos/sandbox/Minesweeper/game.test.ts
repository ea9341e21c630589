import { describe as suite, expect, it } from 'vitest';
import {
  byKey,
  describe,
  faceOf,
  flag,
  flagsLeft,
  nearOf,
  neighborsOf,
  newGame,
  open,
  press,
  SIZES,
  SMALL,
  step,
  tick,
  timeOf,
  type Game,
} from './shared/game';

const started = (seed = 0.4) => open(newGame(SMALL, seed), 27);
const hedgehogs = (game: Game) => [...game.hedgehogs];
const [, , LARGE = SMALL] = SIZES;
/** A game of its own: hedgehogs at these cells of a small lawn. */
const lawn = (...cells: number[]): Game => ({
  ...newGame({ ...SMALL, hedgehogs: cells.length }, 0),
  hedgehogs: new Set(cells),
  status: 'running',
});

suite('the lawn', () => {
  it('never has a hedgehog at the first cell or beside it', () => {
    for (let seed = 0; seed < 1; seed += 0.02) {
      for (const first of [0, 7, 27, 55]) {
        const game = open(newGame(SMALL, seed), first);
        expect(game.hedgehogs.size).toBe(SMALL.hedgehogs);
        expect(nearOf(game, first)).toBe(0);
        expect(game.hedgehogs.has(first)).toBe(false);
      }
    }
  });

  it('is the same for the same seed, and another one otherwise', () => {
    expect(hedgehogs(started())).toEqual(hedgehogs(started()));
    expect(hedgehogs(started(0.41))).not.toEqual(hedgehogs(started()));
  });

  it('does not go around its edges', () => {
    expect(neighborsOf(SMALL, 0)).toEqual([1, 8, 9]);
    expect(neighborsOf(SMALL, 7)).toEqual([6, 14, 15]);
    expect(neighborsOf(SMALL, 27)).toHaveLength(8);
    expect(neighborsOf(SMALL, 55)).toEqual([46, 47, 54]);
  });

  it('is won at once where it has no room for hedgehogs', () => {
    const game = open(newGame({ ...SMALL, columns: 3, rows: 3 }, 0.2), 4);
    expect(game.hedgehogs.size).toBe(0);
    expect(game.status).toBe('won');
  });
});

suite('open', () => {
  it('rakes what is connected without a number, up to the numbers, and leaves flags', () => {
    // A column of hedgehogs divides the lawn; the flag is left of it.
    const wall = lawn(4, 12, 20, 28, 36, 44, 52);
    const game = open(flag(wall, 0), 17);
    expect(game.covers.filter((cover) => cover === 'open')).toHaveLength(27);
    expect(game.covers[0]).toBe('flag');
    expect(game.covers[3]).toBe('open');
    expect(game.covers[5]).toBe('leaves');
    expect(game.says).toBe('27 cells raked, 22 to go.');
  });

  it('wins with the last free cell, whatever the flags', () => {
    const game = open(lawn(0), 55);
    expect(game.status).toBe('won');
    expect(game.covers[0]).toBe('flag');
    expect(flagsLeft(game)).toBe(0);
    expect(open(game, 0)).toBe(game);
    expect(flag(game, 0)).toBe(game);
  });

  it('wakes a hedgehog, shows the others and the wrong flags, and ends', () => {
    const game = open(flag(flag(lawn(0, 3, 5), 5), 40), 3);
    expect(game.status).toBe('lost');
    expect([0, 3, 5, 40, 41].map((cell) => faceOf(game, cell))).toEqual([
      'hedgehog',
      'woken',
      'flag',
      'wrong',
      'leaves',
    ]);
    expect(open(game, 20)).toBe(game);
  });

  it('does not rake a flag, and takes no cell that is not there', () => {
    const game = flag(lawn(3), 3);
    expect(open(game, 3)).toMatchObject({ status: 'running', cursor: 3 });
    expect(open(game, 99)).toBe(game);
    expect(open(game, -1)).toBe(game);
  });

  it('rakes around a number that has its flags', () => {
    const game = open(lawn(0, 55), 1);
    expect(open(game, 1).covers[9]).toBe('leaves');
    expect(open(flag(game, 0), 1).covers[9]).toBe('open');
    // A wrong flag ends it.
    expect(open(flag(game, 9), 1).status).toBe('lost');
  });
});

suite('flags', () => {
  it('come and go, and may be too many', () => {
    const once = flag(lawn(3), 10);
    expect(once.says).toBe('Row 2, column 3: a flag. 0 flags left.');
    expect(flag(once, 11).says).toBe('Row 2, column 4: a flag. 1 too many.');
    expect(flag(once, 10).says).toBe('Row 2, column 3: leaves. 1 flag left.');
  });

  it('are put by every press if that is asked for, and by a long press in any case', () => {
    const puts = { ...lawn(3), putsFlags: true };
    expect(press(puts, 10, 'open').covers[10]).toBe('flag');
    expect(press(lawn(3), 10, 'flag').covers[10]).toBe('flag');
    expect(press(lawn(3), 10, 'open').covers[10]).toBe('open');
    expect(newGame(SMALL, 0, true).putsFlags).toBe(true);
  });

  it('may be put before the first cell is opened', () => {
    const game = open(flag(newGame(SMALL, 0.3), 0), 27);
    expect(game.covers[0]).toBe('flag');
    expect(game.hedgehogs.size).toBe(8);
  });
});

suite('the rest', () => {
  it('counts time only while a game runs', () => {
    expect(tick(newGame(SMALL, 0)).seconds).toBe(0);
    expect(tick(lawn(3)).seconds).toBe(1);
    expect(timeOf({ ...lawn(3), seconds: 605 })).toBe('10:05');
  });

  it('keeps the cursor on the lawn', () => {
    const game = newGame(LARGE, 0);
    expect(step({ ...game, cursor: 0 }, -1, -1).cursor).toBe(0);
    expect(step({ ...game, cursor: 11 }, 1, 0).cursor).toBe(11);
    expect(step({ ...game, cursor: 131 }, 1, 1).cursor).toBe(131);
    expect(step({ ...game, cursor: 13 }, 1, 1).cursor).toBe(26);
  });

  it('says no more than the picture shows', () => {
    const game = lawn(3);
    expect(describe(game, 3)).toBe(describe(game, 50).replace('7, column 3', '1, column 4'));
  });

  it('leaves other keys to the page', () => {
    const key = { ctrlKey: false, metaKey: false, altKey: false };
    expect(byKey({ ...key, key: 'Tab' })).toBe(null);
    expect(byKey({ ...key, key: 'f', ctrlKey: true })).toBe(null);
    expect(byKey({ ...key, key: 'F' })?.(lawn(3)).covers).toContain('flag');
  });
});
