import { describe, expect, it } from 'vitest';
import { goalsOf, layOut } from './shared/look';
import {
  describe as describeTart,
  FRUITS,
  percentsOf,
  slicesOf,
  totalOf,
  visibleSlices,
} from './shared/tart';

const ids = FRUITS.map(({ id }) => id);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('percentsOf', () => {
  it('adds up to 100 where plain rounding does not', () => {
    expect(percentsOf([1, 1, 1])).toEqual([34, 33, 33]);
    expect(percentsOf([1, 1, 1, 1, 1, 1, 1])).toEqual([15, 15, 14, 14, 14, 14, 14]);
    expect(sum(percentsOf([0.125, 0.125, 0.75]))).toBe(100);
    expect(sum(percentsOf(FRUITS.map(({ kilograms }) => kilograms)))).toBe(100);
  });

  it('answers for nothing, for zeros and for one value', () => {
    expect(percentsOf([])).toEqual([]);
    expect(percentsOf([0, 0])).toEqual([0, 0]);
    expect(percentsOf([0, 4])).toEqual([0, 100]);
  });
});

describe('slicesOf', () => {
  it('fills the circle without gaps, whatever is hidden', () => {
    for (const hidden of [[], ['kiwi'], ['strawberry', 'raspberry'], ids.slice(1)]) {
      const slices = slicesOf(hidden);
      expect(sum(slices.map(({ angle }) => angle))).toBeCloseTo(360);
      slices.slice(1).forEach(({ start }, i) => {
        const before = slices[i];
        expect(start).toBeCloseTo((before?.start ?? 0) + (before?.angle ?? 0));
      });
    }
  });

  it('keeps a hidden slice between its neighbors, without an angle', () => {
    const slices = slicesOf(['apricot']);
    expect(slices.map(({ fruit }) => fruit.id)).toEqual(ids);
    expect(slices[1]).toMatchObject({ angle: 0, percent: 0 });
    expect(slices[1]?.start).toBe(slices[2]?.start);
  });

  it('has words for one fruit and for none', () => {
    expect(describeTart(slicesOf(ids.slice(1)))).toBe('6.4 kg: Strawberries 100 %.');
    expect(describeTart(slicesOf(ids))).toContain('off the tart');
    expect(visibleSlices(slicesOf(ids))).toEqual([]);
    expect(totalOf(slicesOf(ids))).toBe('0.0 kg');
    expect(slicesOf([], [])).toEqual([]);
  });
});

describe('goals', () => {
  const goalOf = (goals: ReturnType<typeof goalsOf>, id: string) => {
    const { x = NaN, y = NaN, hole } = goals.get(id) ?? {};
    return { x, y, hole };
  };

  it('pull a chosen slice outward along its middle', () => {
    const layout = layOut(480);
    const [first] = slicesOf(ids.slice(2));
    if (!first) throw new Error('There is no slice.');
    const half = [{ ...first, start: 0, angle: 180 }];
    const still = goalOf(goalsOf(half, layout, false, undefined), first.fruit.id);
    const pulled = goalOf(goalsOf(half, layout, false, first.fruit.id), first.fruit.id);
    expect(pulled.x - still.x).toBeCloseTo(14);
    expect(pulled.y).toBeCloseTo(still.y);
    expect(still.hole).toBe(0);
    expect(goalOf(goalsOf(half, layout, true, undefined), first.fruit.id).hole).toBeGreaterThan(30);
  });

  it('are there for every node, and keep the labels on a narrow stage', () => {
    const layout = layOut(320);
    const goals = goalsOf(slicesOf([]), layout, false, 'kiwi');
    expect(goals.size).toBe(2 * FRUITS.length + 1);
    for (const id of ids) {
      const { x, y } = goalOf(goals, `label-${id}`);
      // The words are about 40 pixels wide and two lines high.
      expect(x - 20).toBeGreaterThanOrEqual(0);
      expect(x + 20).toBeLessThanOrEqual(320);
      expect(y - 16).toBeGreaterThanOrEqual(0);
      expect(y + 16).toBeLessThanOrEqual(layout.height);
    }
  });
});
