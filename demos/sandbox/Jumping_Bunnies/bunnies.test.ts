import { describe, expect, it } from 'vitest';
import {
  createBunny,
  groundAt,
  HILLS,
  LIMITS,
  poseOf,
  reachOf,
  setCount,
  spread,
  step,
  type Bunny,
} from './shared/bunnies';

const herdOf = (count: number, reach = 300) => {
  const bunnies: Bunny[] = [];
  setCount(bunnies, count, reach);
  return bunnies;
};

describe('a herd', () => {
  it('is in the field and above its hill from the start', () => {
    for (const { x, y, hill } of herdOf(500)) {
      expect(Math.abs(x)).toBeLessThanOrEqual(300);
      expect(y).toBeLessThanOrEqual(groundAt(hill, x));
      expect(y).toBeGreaterThan(0);
    }
  });

  it('keeps those that are there when it grows and shrinks', () => {
    const bunnies = herdOf(100);
    const [first] = bunnies;
    setCount(bunnies, 130, 300, { x: 7, y: 9 });
    expect(bunnies).toHaveLength(130);
    expect(bunnies[0]).toBe(first);
    expect(bunnies.slice(100).every(({ x, y }) => x === 7 && y === 9)).toBe(true);
    setCount(bunnies, 3, 300);
    expect(bunnies).toHaveLength(3);
    expect(bunnies[0]).toBe(first);
  });

  it('has limits, and can be empty', () => {
    expect(herdOf(-4)).toEqual([]);
    expect(herdOf(LIMITS.most + 50)).toHaveLength(LIMITS.most);
    const none: Bunny[] = [];
    step(none, 1, 100);
    spread(none, 100, 200);
    expect(none).toEqual([]);
  });

  it('lives on all hills, in turn', () => {
    expect(herdOf(6).map(({ hill }) => hill)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(HILLS).toHaveLength(3);
  });
});

describe('a jump', () => {
  it('reaches the same height each time, and ends on the ground', () => {
    const bunny = { ...createBunny(5, 300), x: 0, speedX: 0 };
    const ground = groundAt(bunny.hill, 0);
    const heights: number[] = [];
    let highest = 0;
    for (let frame = 0; frame < 1200; frame += 1) {
      step([bunny], 1 / 240, 300);
      expect(bunny.y).toBeLessThanOrEqual(ground);
      highest = Math.max(highest, ground - bunny.y);
      if (bunny.y === ground) {
        heights.push(highest);
        highest = 0;
      }
    }
    expect(heights.length).toBeGreaterThan(3);
    for (const height of heights.slice(1)) {
      expect(height / (bunny.jump ** 2 / 1800)).toBeCloseTo(1, 2);
    }
  });

  it('has a pose for each part', () => {
    const poses = [-300, -50, 0, 50, 300].map((speedY) => poseOf({ speedY, jump: 300 }));
    expect(poses).toEqual([0, 1, 1, 1, 2]);
  });

  it('turns around at the edges, also when the field has become narrower', () => {
    const bunny = { ...createBunny(2, 300), x: 290, speedX: 60 };
    step([bunny], 0.1, 100);
    expect([bunny.x, bunny.speedX]).toEqual([100, -60]);
    bunny.x = -105;
    step([bunny], 0, 100);
    expect([bunny.x, bunny.speedX]).toEqual([-100, 60]);
  });

  it('comes back from below its hill', () => {
    const bunny = createBunny(2, 300, { x: 0, y: 415 });
    step([bunny], 0, 300);
    expect(bunny.y).toBe(groundAt(2, 0));
    expect(bunny.speedY).toBe(-bunny.jump);
  });
});

describe('another width', () => {
  it('keeps the share of the field and the height above the ground', () => {
    const bunnies = herdOf(50);
    const before = bunnies.map((bunny) => ({ ...bunny }));
    spread(bunnies, 300, 150);
    bunnies.forEach(({ x, y, hill }, i) => {
      const was = before[i];
      expect(x).toBeCloseTo((was?.x ?? NaN) / 2, 6);
      expect(groundAt(hill, x) - y).toBeCloseTo(groundAt(hill, was?.x ?? NaN) - (was?.y ?? NaN), 6);
    });
    spread(bunnies, 0, 150);
    expect(bunnies[0]?.x).toBeCloseTo((before[0]?.x ?? NaN) / 2, 6);
  });

  it('of nothing has no reach', () => {
    expect(reachOf(0)).toBe(0);
    expect(reachOf(320)).toBe(146);
  });
});
