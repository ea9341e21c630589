import { describe, expect, it } from 'vitest';
import { goalsOf, labelGoal, layOut, sliceGoal } from './shared/look';
import {
  describe as describeTart,
  FRUITS,
  headline,
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
    expect(slices[1]).toMatchObject({ angle: 0, percent: 0, isHidden: true });
    expect(slices[1]?.start).toBe(slices[2]?.start);
  });

  it('has words for one fruit and for none', () => {
    expect(headline(slicesOf(ids.slice(1)))).toBe('Nothing but strawberries');
    expect(headline(slicesOf(ids))).toBe('An empty tart');
    expect(describeTart(slicesOf(ids))).toContain('off the tart');
    expect(visibleSlices(slicesOf(ids))).toEqual([]);
    expect(totalOf(slicesOf(ids))).toBe('0.0 kg');
    expect(slicesOf([], [])).toEqual([]);
  });
});

describe('goals', () => {
  it('pull a chosen slice outward along its middle', () => {
    const layout = layOut(480);
    const [first] = slicesOf(ids.slice(2));
    if (!first) throw new Error('There is no slice.');
    const half = { ...first, start: 0, angle: 180 };
    const still = sliceGoal(half, layout, 'tart', false);
    const pulled = sliceGoal(half, layout, 'tart', true);
    expect(pulled.x - still.x).toBeCloseTo(14);
    expect(pulled.y).toBeCloseTo(still.y);
    expect(still.hole).toBe(0);
    expect(sliceGoal(half, layout, 'ring', false).hole).toBeGreaterThan(30);
  });

  it('are there for every node, and keep the labels on a narrow stage', () => {
    const layout = layOut(320);
    const slices = slicesOf([]);
    expect(goalsOf(slices, layout, 'tart', null).size).toBe(2 * FRUITS.length + 1);
    for (const slice of slices) {
      const { x, y } = labelGoal(slice, layout, true);
      // The words begin or end at the tart and are about 40 pixels wide.
      const isRight = x > 160;
      const edge = isRight ? x - 55 + 44 : x + 55 - 44;
      expect(edge).toBeGreaterThanOrEqual(0);
      expect(edge).toBeLessThanOrEqual(320);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + 32).toBeLessThanOrEqual(layout.height);
    }
  });
});
