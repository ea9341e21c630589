import { expect, it } from 'vitest';
import { edgeSpeed, keepCorner, reveal, scrolled, SPEED } from './shared/edge';
import {
  afterKey,
  bedAt,
  BEDS,
  choose,
  describe as inWords,
  KINDS,
  PLAN,
  put,
  RADIUS,
  settled,
  START,
  undo,
} from './shared/garden';

const { plants } = START;
const view = { width: 800, height: 450 };
const at = (x: number, y: number) => ({ x, y });

it('scrolls at a steady speed near an edge, and not in the middle', () => {
  expect(edgeSpeed(at(400, 200), view)).toEqual(at(0, 0));
  expect(edgeSpeed(at(55, 200), view)).toEqual(at(-SPEED, 0));
  expect(edgeSpeed(at(1, 200), view)).toEqual(at(-SPEED, 0));
  expect(edgeSpeed(at(57, 200), view)).toEqual(at(0, 0));
  // A corner scrolls both ways; so does a pointer that has left the view.
  expect(edgeSpeed(at(790, 440), view)).toEqual(at(SPEED, SPEED));
  expect(edgeSpeed(at(-300, 900), view)).toEqual(at(-SPEED, SPEED));
  // A small view has a middle, too.
  expect(edgeSpeed(at(60, 60), { width: 120, height: 120 })).toEqual(at(0, 0));
});

it('goes as far as the time that has passed, up to the end of the plan', () => {
  const right = at(795, 200);
  expect(scrolled(at(100, 50), right, 50, view, PLAN)).toEqual(at(100 + SPEED / 20, 50));
  expect(scrolled(at(1590, 50), right, 100, view, PLAN)).toEqual(at(1600, 50));
  // After a pause of a minute, one tenth of a second counts.
  expect(scrolled(at(100, 50), right, 60_000, view, PLAN)).toEqual(at(100 + SPEED / 10, 50));
  expect(scrolled(at(100, 50), at(400, 200), 50, view, PLAN)).toEqual(at(100, 50));
});

it('keeps the view on the plan', () => {
  expect(keepCorner(at(-5, 9000), view, PLAN)).toEqual(at(0, PLAN.height - view.height));
  expect(keepCorner(at(50, 50), { width: 4000, height: 2000 }, PLAN)).toEqual(at(0, 0));
});

it('brings a point into sight, and leaves the view alone if it is there', () => {
  expect(reveal(at(300, 200), at(700, 400), view, PLAN)).toEqual(at(300, 200));
  expect(reveal(at(300, 200), at(1100, 400), view, PLAN)).toEqual(at(384, 200));
  expect(reveal(at(300, 200), at(310, 205), view, PLAN)).toEqual(at(226, 121));
  expect(reveal(at(300, 200), at(0, 0), view, PLAN)).toEqual(at(0, 0));
});

it('has a hundred plants of five kinds, on the plan and apart from each other', () => {
  expect(plants).toHaveLength(100);
  for (const kind of KINDS) expect(plants.filter((plant) => plant.kind === kind)).toHaveLength(20);
  for (const [i, one] of plants.entries()) {
    expect(put(choose(START, one.id), one).plants[i]).toEqual(one);
    for (const other of plants.slice(i + 1)) {
      const apart = Math.hypot(one.x - other.x, one.y - other.y);
      expect(apart, `${one.id} and ${other.id}`).toBeGreaterThan(2 * RADIUS);
    }
  }
});

it('has beds on the plan that do not overlap', () => {
  expect(new Set(BEDS.map(({ kind }) => kind)).size).toBe(KINDS.length);
  for (const bed of BEDS) {
    expect(BEDS.filter((other) => bedAt(other) === bed)).toEqual([bed]);
    expect(bed.x + bed.width).toBeLessThan(PLAN.width);
    expect(bed.y + bed.height).toBeLessThan(PLAN.height);
  }
});

it('puts a plant, and never off the plan', () => {
  const moved = put(choose(START, 'plant-3'), at(-50, 9000));
  expect(moved.plants[2]).toMatchObject(at(RADIUS, PLAN.height - RADIUS));
  expect(moved.plants[1]).toBe(plants[1]);
  expect(undo(moved).plants).toBe(plants);
  expect(undo(START)).toEqual(START);
});

it('counts what is in the bed of its kind', () => {
  const bed = BEDS[0];
  const stray = plants.find((plant) => plant.kind === bed?.kind && bedAt(plant) !== bed);
  if (!bed || !stray) throw new Error('There is nothing to plant.');
  const after = put(choose(START, stray.id), at(bed.x + 40, bed.y + 40));
  expect(settled(after.plants)).toBe(settled(plants) + 1);
  expect(inWords(after)).toContain('A tulip, in the bed for tulips.');
  const far = put(after, at(100, 550));
  expect(inWords(far)).toContain(`A tulip, beside the beds. ${settled(far.plants)} of 100`);
  expect(inWords(START)).toBe(`${settled(plants)} of 100 are in the bed of their kind.`);
});

it('chooses and moves by keys', () => {
  const press = (key: string, chosen: string, shiftKey = false, ctrlKey = false) =>
    afterKey(choose(START, chosen), { key, shiftKey, ctrlKey, metaKey: false });
  expect(press('PageDown', '')?.chosen).toBe('plant-1');
  expect(press('PageUp', '')?.chosen).toBe('plant-100');
  expect(press('PageDown', 'plant-100')?.chosen).toBe('plant-1');
  expect(press('PageUp', 'plant-9')?.chosen).toBe('plant-8');
  expect(press('ArrowDown', '')?.chosen).toBe('plant-1');
  const { x, y } = plants[1] ?? at(0, 0);
  expect(press('ArrowLeft', 'plant-2')?.plants[1]).toMatchObject(at(x - 20, y));
  expect(press('ArrowDown', 'plant-2', true)?.plants[1]).toMatchObject(at(x, y + 100));
  expect(press('a', 'plant-2')).toBeUndefined();
  expect(press('z', 'plant-2', false, true)?.plants).toBe(plants);
});
