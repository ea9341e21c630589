import { expect, it } from 'vitest';
import { edgesOf, edgeSpeed, keepCorner, reveal, scrolled, SPEED } from './shared/edge';
import {
  BEDS,
  bedAt,
  commandOf,
  describe as inWords,
  KINDS,
  nextPlant,
  PLAN,
  PLANTS,
  putPlant,
  RADIUS,
  settled,
} from './shared/garden';

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

it('names the edges', () => {
  expect(edgesOf(at(0, 0))).toBe('');
  expect(edgesOf(at(-1, 1))).toBe('left bottom');
});

it('has a hundred plants of five kinds, on the plan and apart from each other', () => {
  expect(PLANTS).toHaveLength(100);
  for (const kind of KINDS) expect(PLANTS.filter((plant) => plant.kind === kind)).toHaveLength(20);
  for (const [i, one] of PLANTS.entries()) {
    expect(putPlant([one], one.id, one)).toEqual([one]);
    for (const other of PLANTS.slice(i + 1)) {
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
  const moved = putPlant(PLANTS, 'plant-3', at(-50, 9000));
  expect(moved[2]).toMatchObject(at(RADIUS, PLAN.height - RADIUS));
  expect(moved[1]).toBe(PLANTS[1]);
});

it('counts what is in the bed of its kind', () => {
  const bed = BEDS[0];
  const before = settled(PLANTS);
  const stray = PLANTS.find((plant) => plant.kind === bed?.kind && bedAt(plant) !== bed);
  if (!bed || !stray) throw new Error('There is nothing to plant.');
  const after = putPlant(PLANTS, stray.id, at(bed.x + 40, bed.y + 40));
  expect(settled(after)).toBe(before + 1);
  expect(inWords(after, stray.id, false)).toContain('A tulip, in the bed for tulips.');
  expect(inWords(after, stray.id, true)).toContain('A tulip, in your hand.');
  expect(inWords(PLANTS, '', false)).toContain('Hold a plant near an edge');
  expect(inWords([{ id: 'a', kind: 'cabbage', x: 100, y: 550 }], 'a', false)).toContain(
    'A cabbage, 1.0 m from the left, 5.5 m from the top. 0 of 1',
  );
  expect(inWords([{ id: 'a', kind: 'cabbage', x: 1700, y: 900 }], '', false)).toContain(
    'All plants are in their beds.',
  );
});

it('chooses and moves by keys', () => {
  const press = (key: string, chosen: string, shiftKey = false) =>
    commandOf({ key, shiftKey }, chosen);
  expect(press('PageDown', '')).toEqual({ do: 'choose', id: 'plant-1' });
  expect(press('PageUp', '')).toEqual({ do: 'choose', id: 'plant-100' });
  expect(press('PageDown', 'plant-100')).toEqual({ do: 'choose', id: 'plant-1' });
  expect(press('ArrowLeft', 'plant-2')).toEqual({ do: 'move', by: at(-20, 0) });
  expect(press('ArrowDown', 'plant-2', true)).toEqual({ do: 'move', by: at(0, 100) });
  expect(press('ArrowDown', '')).toEqual({ do: 'choose', id: 'plant-1' });
  expect(press('a', 'plant-2')).toBeUndefined();
  expect(nextPlant('plant-9', -1)).toBe('plant-8');
});
