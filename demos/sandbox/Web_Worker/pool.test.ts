import { describe, expect, it } from 'vitest';
import {
  addDucks,
  advance,
  DUCK_RADIUS,
  EDGE,
  MAX_DUCKS,
  moveRing,
  nearestDuck,
  newPool,
  resize,
  RING_RADIUS,
  turnAround,
  type Pool,
} from './vanilla/pool';

const SIZE = { width: 700, height: 400 };

function after(pool: Pool, seconds: number): Pool {
  let next = pool;
  for (let time = 0; time < seconds; time += 0.02) next = advance(next, 0.02);
  return next;
}

function expectInside({ ducks, ring, width, height }: Pool) {
  for (const [one, radius] of [
    ...ducks.map((duck) => [duck, DUCK_RADIUS] as const),
    [ring, RING_RADIUS] as const,
  ]) {
    expect(one.x).toBeGreaterThanOrEqual(EDGE + radius);
    expect(one.x).toBeLessThanOrEqual(width - EDGE - radius);
    expect(one.y).toBeGreaterThanOrEqual(EDGE + radius);
    expect(one.y).toBeLessThanOrEqual(height - EDGE - radius);
  }
}

describe('the pool', () => {
  it('is the same at every start, with the ring in the middle', () => {
    expect(newPool(SIZE, 12)).toEqual(newPool(SIZE, 12));
    expect(newPool(SIZE, 12).ring).toEqual({ x: 350, y: 200 });
  });

  it('has room for so many ducks and no more, and they keep their places', () => {
    const pool = newPool(SIZE, 12);
    const more = addDucks(pool, 500);
    expect(more.ducks).toHaveLength(MAX_DUCKS);
    expect(addDucks(more, 1).ducks).toHaveLength(MAX_DUCKS);
    expect(new Set(more.ducks.map(({ id }) => id)).size).toBe(MAX_DUCKS);
    expect(pool.ducks).toHaveLength(12);
  });

  it('keeps all in it, however full and however long', () => {
    expectInside(after(newPool(SIZE, MAX_DUCKS), 20));
    expectInside(after(newPool({ width: 320, height: 300 }, 24), 20));
  });

  it('lets every duck swim, by its speed at most', () => {
    const pool = moveRing(newPool(SIZE, 5), { x: 60, y: 60 });
    const next = advance(pool, 0.02);
    for (const duck of pool.ducks) {
      const moved = next.ducks[duck.id] ?? duck;
      expect(Math.hypot(moved.x - duck.x, moved.y - duck.y)).toBeGreaterThan(0);
      expect(Math.hypot(moved.x - duck.x, moved.y - duck.y)).toBeLessThanOrEqual(
        duck.speed * 0.02 + 1e-9,
      );
    }
  });
});

describe('the ring', () => {
  it('stays inside, wherever it is dragged to', () => {
    const pool = newPool(SIZE, 12);
    expectInside(moveRing(pool, { x: -900, y: 9000 }));
    expect(moveRing(pool, { x: 200, y: 150 }).ring).toEqual({ x: 200, y: 150 });
  });

  it('pushes ducks aside, which then swim away from it', () => {
    const pool = newPool(SIZE, 1);
    const [duck] = pool.ducks;
    const pushed = moveRing(pool, { x: (duck?.x ?? 0) - 20, y: duck?.y ?? 0 });
    const [aside] = pushed.ducks;
    const distance = (aside?.x ?? 0) - pushed.ring.x;
    expect(distance).toBeCloseTo(RING_RADIUS + DUCK_RADIUS, 5);
    expect(Math.cos(aside?.heading ?? 3)).toBeCloseTo(1, 5);
  });

  it('keeps its place in another size, and all stay inside', () => {
    const small = resize(moveRing(newPool(SIZE, 30), { x: 525, y: 100 }), {
      width: 400,
      height: 360,
    });
    expect(small.ring).toEqual({ x: 300, y: 90 });
    expectInside(small);
  });
});

describe('ducks', () => {
  it('turn around one at a time', () => {
    const pool = newPool(SIZE, 3);
    const turned = turnAround(pool, 1);
    expect(turned.ducks[1]?.heading).toBeCloseTo((pool.ducks[1]?.heading ?? 0) + Math.PI, 5);
    expect(turned.ducks[0]).toEqual(pool.ducks[0]);
  });

  it('are found by their distance to the ring', () => {
    const pool = newPool(SIZE, 12);
    const [first] = pool.ducks;
    const near = moveRing(pool, { x: (first?.x ?? 0) + 70, y: first?.y ?? 0 });
    const distances = near.ducks.map(({ x, y }) => Math.hypot(x - near.ring.x, y - near.ring.y));
    const found = nearestDuck(near);
    expect(distances[found?.id ?? -1]).toBe(Math.min(...distances));
    expect(nearestDuck(newPool(SIZE, 0))).toBeUndefined();
  });
});
