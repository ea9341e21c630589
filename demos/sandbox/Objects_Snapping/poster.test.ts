import { expect, it } from 'vitest';
import { gapsOf, guidesOf, nextShift, snap, type Box } from './shared/snapping';
import {
  blocksOf,
  boxAround,
  cancel,
  move,
  newPoster,
  nudge,
  press,
  release,
  select,
  selectAll,
  selectedOf,
  setSnaps,
  undoLast,
  type Poster,
} from './shared/poster';

const box = (x: number, y: number, width = 20, height = 20): Box => ({ x, y, width, height });
const page = box(0, 0, 400, 300);
const around = (...others: Box[]) => ({ others, page });
const blockOf = (poster: Poster, id: string) => {
  const found = blocksOf(poster).find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

it('the nearest line wins, on each axis by itself', () => {
  const others = around(box(100, 200), box(106, 200));
  expect(snap(box(103.5, 50), null, others, 5)).toEqual({ x: 2.5, y: 0 });
  expect(snap(box(101, 203), null, others, 5)).toEqual({ x: -1, y: -3 });
  expect(snap(box(96, 50), null, others, 3)).toEqual({ x: 0, y: 0 });
  expect(snap(box(3, 50), null, others, 5)).toEqual({ x: -3, y: 0 });
});

it('a box continues the gap of its row, or halves one', () => {
  const row = around(box(30, 47), box(65, 50));
  expect(snap(box(103, 61), null, row, 4).x).toBe(-3);
  expect(gapsOf(box(100, 61), row)).toMatchObject([
    { axis: 'x', from: 50, to: 65 },
    { axis: 'x', from: 85, to: 100 },
  ]);
  const wide = around(box(30, 47), box(123, 50));
  expect(snap(box(75, 61), null, wide, 4).x).toBe(1.5);
  // A box of another row has no gap to this one.
  expect(gapsOf(box(100, 150), row)).toEqual([]);
});

it('only the pulled edges snap', () => {
  const others = around(box(200, 100));
  expect(snap(box(103, 203, 100, 50), { x: 0, y: -1 }, others, 5)).toEqual({ x: 0, y: 0 });
  expect(snap(box(100, 103, 97, 50), { x: 1, y: -1 }, others, 5)).toEqual({ x: 3, y: -3 });
});

it('a guide reaches over all boxes that meet on it', () => {
  expect(guidesOf(box(101, 90), around(box(101, 10, 5), box(60, 200, 41)))).toEqual([
    { axis: 'x', at: 101, from: 10, to: 220 },
  ]);
});

it('the next position in a direction', () => {
  expect(nextShift(box(100, 47), null, around(), 'x', 1)).toBe(80);
  expect(nextShift(box(380, 47), null, around(), 'x', 1)).toBe(10);
  expect(nextShift(box(390, 47), null, around(), 'x', 1)).toBe(10);
  expect(nextShift(box(500, 47), null, around(), 'x', 1)).toBe(0);
});

it('a drag snaps, is one step, and leaves nothing when it is canceled', () => {
  const held = move(press(newPoster(), 'hour', { x: 300, y: 400 }, false), { x: 295, y: 403 }, 6);
  expect(blockOf(held, 'hour')).toMatchObject({ x: 258, y: 392 });
  expect(held.guides.length).toBeGreaterThan(0);
  expect(blocksOf(cancel(held))).toEqual(blocksOf(newPoster()));
  const done = release(held);
  expect(done).toMatchObject({ hold: null, guides: [], gaps: [] });
  expect(done.history.steps).toHaveLength(2);
  expect(blocksOf(undoLast(done))).toEqual(blocksOf(newPoster()));
});

it('without reach, or with snapping off, a block follows the pointer', () => {
  const pressed = press(newPoster(), 'hour', { x: 300, y: 400 }, false);
  for (const free of [
    move(pressed, { x: 295, y: 403 }, 0),
    move(setSnaps(pressed, false), { x: 295, y: 403 }, 6),
  ]) {
    expect(blockOf(free, 'hour')).toMatchObject({ x: 263, y: 391 });
    expect(free.guides).toEqual([]);
  }
});

it('several blocks keep their distances and snap as one', () => {
  const both = select(select(newPoster(), 'date'), 'place', true);
  const moved = move(press(both, 'date', { x: 30, y: 400 }, false), { x: 34, y: 300 }, 6);
  expect(blockOf(moved, 'place').x - blockOf(moved, 'date').x).toBe(117);
  expect(blockOf(moved, 'date').x).not.toBe(28);
  expect(selectedOf(selectAll(both))).toHaveLength(8);
});

it('a handle keeps the opposite edge and a smallest size', () => {
  const pulledIn = move(press(newPoster(), 'nw', { x: 268, y: 388 }, false), { x: 390, y: 430 }, 0);
  expect(boxAround([blockOf(pulledIn, 'hour')])).toEqual({ x: 344, y: 396, width: 20, height: 20 });
});

it('what is pressed stays on the page', () => {
  const out = move(press(newPoster(), 'hour', { x: 300, y: 400 }, false), { x: 900, y: -90 }, 0);
  expect(blockOf(out, 'hour')).toMatchObject({ x: 368, y: -12 });
});

it('arrow keys move, hop and resize; refusals are in words', () => {
  const poster = newPoster();
  expect(blockOf(nudge(poster, { x: 1, y: 0 }, false, false), 'hour').x).toBe(269);
  expect(blockOf(nudge(poster, { x: 0, y: 1 }, true, false), 'hour').y).toBe(392);
  expect(blockOf(nudge(poster, { x: 1, y: 0 }, true, true), 'hour').width).toBeGreaterThan(100);
  expect(nudge(select(poster, 'badge'), { x: 1, y: 0 }, false, true).says).toBe(
    'Only one upright block resizes.',
  );
  expect(nudge(select(poster, null), { x: 1, y: 0 }, false, false).says).toBe(
    'Select a block first.',
  );
});
