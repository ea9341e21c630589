import { expect, it } from 'vitest';
import {
  press,
  COLORS,
  COUNT,
  dance,
  describe,
  move,
  nameOf,
  newDance,
  SCENE,
} from './shared/dance';

it('dances the same figures from the same seed', () => {
  expect(dance(newDance(0.2))).toEqual(dance(newDance(0.2)));
  expect(dance(newDance(0.2))).not.toEqual(dance(newDance(0.3)));
});

it('changes every shape in each figure, but not its sides', () => {
  let now = newDance(0.7);
  for (let i = 0; i < 30; i += 1) {
    const next = dance(now);
    next.dancers.forEach((dancer, at) => {
      const before = now.dancers[at];
      expect(dancer.sides).toBe(before?.sides);
      expect(dancer.id).toBe(before?.id);
      expect(dancer.fill).not.toBe(before?.fill);
      expect(COLORS).toContain(dancer.fill);
      expect(Math.hypot(dancer.x - (before?.x ?? 0), dancer.y - (before?.y ?? 0))).toBeGreaterThan(
        0,
      );
    });
    now = next;
  }
  expect(describe(now)).toBe('Figure 30 of the dance.');
});

it('keeps ten shapes with three to seven sides in the scene', () => {
  for (let seed = 0; seed < 1; seed += 0.03) {
    const { dancers } = newDance(seed);
    expect(dancers).toHaveLength(COUNT);
    expect(new Set(dancers.map(nameOf)).size).toBe(COUNT);
    for (const { x, y, radius, opacity, sides } of dancers) {
      expect(x).toBeGreaterThanOrEqual(radius * 0.7);
      expect(y).toBeLessThanOrEqual(SCENE.height - radius * 0.7);
      expect(opacity).toBeGreaterThanOrEqual(0.75);
      expect(sides).toBeGreaterThanOrEqual(3);
      expect(sides).toBeLessThanOrEqual(7);
    }
  }
});

it('keeps a shape in the scene, wherever it is dropped, and leaves the others alone', () => {
  const now = newDance(0.1);
  const [first, second] = move(now, 'dancer-1', { x: -500, y: 9000 }).dancers;
  expect(first?.x).toBeCloseTo((first?.radius ?? 0) * 0.7);
  expect(first?.y).toBeCloseTo(SCENE.height - (first?.radius ?? 0) * 0.7);
  expect(second).toBe(now.dancers[1]);
});

it('moves by arrow keys, and leaves other keys to the page', () => {
  const now = move(newDance(0.1), 'dancer-2', { x: 240, y: 200 });
  expect(press(now, 'dancer-2', 'ArrowLeft')?.dancers[1]).toMatchObject({
    x: 224,
    y: 200,
  });
  expect(press(now, 'dancer-2', 'Enter')).toBeUndefined();
  expect(press(now, 'nobody', 'ArrowLeft')).toBeUndefined();
});
