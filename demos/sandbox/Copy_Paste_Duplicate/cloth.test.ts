import { describe, expect, it } from 'vitest';
import {
  copy,
  cut,
  duplicate,
  FULL,
  keepInside,
  move,
  newCloth,
  nudge,
  paste,
  press,
  printsOf,
  redoNext,
  release,
  remove,
  ROOM,
  select,
  selectAll,
  selectedOf,
  shownOf,
  step,
  undoLast,
  type Change,
  type Cloth,
} from './shared/cloth';

const run = (cloth: Cloth, ...changes: Change[]) =>
  changes.reduce((now, change) => change(now), cloth);
const place = (cloth: Cloth) => selectedOf(cloth).map(({ x, y }) => [x, y]);
const drag = (cloth: Cloth, id: number, by: { x: number; y: number }, how = {}) => {
  const print = printsOf(cloth).find((one) => one.id === id) ?? { x: 0, y: 0 };
  return release(move(press(cloth, id, print, how), { x: print.x + by.x, y: print.y + by.y }));
};

describe('copy and paste', () => {
  it('puts each copy farther from the original', () => {
    const once = run(newCloth(), copy, paste);
    expect(place(once)).toEqual([[90, 340]]);
    expect(place(run(once, paste))).toEqual([[108, 352]]);
    expect(printsOf(once)).toHaveLength(12);
    expect(once.says).toBe('1 print pasted.');
  });

  it('begins again with each copy, and does not follow the original', () => {
    const copied = run(newCloth(), copy);
    const moved = drag(copied, 10, { x: 200, y: -100 });
    expect(place(paste(moved))).toEqual([[90, 340]]);
    expect(place(run(copied, paste, remove, (now) => select(now, [10]), remove, paste))).toEqual([
      [108, 352],
    ]);
    const again = run(newCloth(), copy, paste, copy, paste);
    expect(place(again)).toEqual([[108, 352]]);
  });

  it('keeps several prints together, and selects the copies', () => {
    const pair = run(select(newCloth(), [1, 5]), copy, paste);
    expect(place(pair)).toEqual([
      [90, 90],
      [170, 170],
    ]);
    expect(pair.selected).toEqual([12, 13]);
    expect(shownOf(pair).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('cuts: the first paste brings the prints back to their places', () => {
    const gone = run(newCloth(), cut);
    expect(printsOf(gone)).toHaveLength(10);
    expect(gone).toMatchObject({ selected: [], says: '1 print cut.' });
    expect(place(paste(gone))).toEqual([[72, 322]]);
    expect(place(run(gone, paste, paste))).toEqual([[90, 340]]);
  });

  it('answers in words when there is nothing to do', () => {
    const none = select(newCloth(), []);
    expect([copy, cut, duplicate, remove].map((change) => change(none).says)).toEqual([
      'Select something to copy.',
      'Select something to cut.',
      'Select something to duplicate.',
      'Select something to delete.',
    ]);
    expect(paste(none).says).toBe('Copy something first.');
    expect(nudge(none, { x: 1, y: 0 }).says).toBe('Select something to move.');
    const empty = run(newCloth(), selectAll, remove);
    expect(empty.says).toBe('11 prints deleted. The cloth is empty.');
    expect(step(empty, 1).says).toBe('The cloth is empty.');
    expect(printsOf(undoLast(empty))).toHaveLength(11);
  });

  it('ends when the cloth is full', () => {
    let cloth = newCloth();
    while (printsOf(cloth).length < FULL) cloth = duplicate(cloth);
    expect(duplicate(cloth).says).toBe('The cloth is full: it holds 80 prints.');
    expect(duplicate(cloth).history).toBe(cloth.history);
  });

  it('gives ids that no step has, also an undone one', () => {
    const back = select(undoLast(duplicate(newCloth())), [10]);
    expect(duplicate(back).selected).toEqual([13]);
  });
});

describe('duplicate', () => {
  it('repeats the offset of the last duplicate', () => {
    const first = duplicate(newCloth());
    expect(place(first)).toEqual([[90, 340]]);
    const moved = drag(first, 12, { x: 62, y: -18 });
    const second = duplicate(moved);
    expect(place(second)).toEqual([[232, 322]].map(() => [232, 322]));
    expect(place(run(second, duplicate, duplicate))).toEqual([[392, 322]]);
  });

  it('forgets it when something else is selected', () => {
    const moved = drag(duplicate(newCloth()), 12, { x: 62, y: -18 });
    expect(place(duplicate(select(moved, [1])))).toEqual([[90, 90]]);
  });

  it('by a drag with Alt leaves the original, and is repeated as well', () => {
    const pressed = press(newCloth(), 10, { x: 72, y: 322 }, { isCopy: true });
    const moving = move(pressed, { x: 152, y: 322 });
    expect(shownOf(moving)).toHaveLength(12);
    expect(printsOf(moving)).toHaveLength(11);
    const made = release(moving);
    expect(printsOf(made)[9]).toMatchObject({ id: 10, x: 72 });
    expect(place(duplicate(made))).toEqual([[232, 322]]);
  });
});

describe('prints', () => {
  it('keep their distances at the edge of the cloth', () => {
    const { left, right } = ROOM;
    expect(
      keepInside(
        [
          { x: 100, y: 100 },
          { x: 500, y: 100 },
        ],
        { x: 400, y: -900 },
      ),
    ).toEqual({
      x: right - 500,
      y: -52,
    });
    expect(keepInside([{ x: 100, y: 100 }], { x: -400, y: 3 })).toEqual({ x: left - 100, y: 3 });
    expect(nudge(select(newCloth(), [1]), { x: 0, y: -10 }).says).toBe('1 print moved.');
    const top = run(select(newCloth(), [1]), (now) => nudge(now, { x: 0, y: -99 }));
    expect(nudge(top, { x: 0, y: -1 }).says).toBe('The cloth ends here.');
  });

  it('are moved in one step by a drag, and by a series of keys', () => {
    const dragged = drag(newCloth(), 10, { x: 30, y: -20 });
    expect(dragged.history.at).toBe(1);
    expect(place(undoLast(dragged))).toEqual([[72, 322]]);
    const keys = [1, 2, 3].reduce((now) => nudge(now, { x: 1, y: 0 }), newCloth());
    expect(keys.history.at).toBe(1);
    expect(place(keys)).toEqual([[75, 322]]);
    expect(place(redoNext(undoLast(keys)))).toEqual([[75, 322]]);
  });

  it('are selected by a click, a band and keys', () => {
    const clicked = release(press(newCloth(), 5, { x: 1, y: 1 }));
    expect(clicked.selected).toEqual([5]);
    expect(release(press(clicked, 5, { x: 1, y: 1 }, { adds: true })).selected).toEqual([]);
    expect(release(press(clicked, 1, { x: 1, y: 1 }, { adds: true })).selected).toEqual([1, 5]);
    const band = release(move(press(clicked, null, { x: 20, y: 20 }), { x: 120, y: 120 }));
    expect(band.selected).toEqual([1, 2, 4, 5]);
    expect(release(press(clicked, null, { x: 20, y: 20 })).selected).toEqual([]);
    expect(step(select(newCloth(), []), 1).selected).toEqual([1]);
    expect(step(select(newCloth(), []), -1).selected).toEqual([11]);
    expect(step(select(newCloth(), [11]), 1, true).selected).toEqual([11, 1]);
    expect(step(newCloth(), 1).says).toBe('Indigo bird at 392, 152 selected.');
  });
});
