import { describe, expect, it } from 'vitest';
import {
  COUNTS,
  createCell,
  describe as inWords,
  FIELD,
  kept,
  nextCell,
  put,
  radiusOf,
  tensionAt,
  wayOf,
  withCount,
} from './shared/cells';

const six = withCount([], 6);

describe('cells', () => {
  it('are in the field, and the same for the same number', () => {
    for (const { x, y } of withCount([], COUNTS.most)) {
      expect(x > 0 && x < FIELD.width && y > 0 && y < FIELD.height).toBe(true);
    }
    expect(createCell(3)).toEqual(createCell(3));
  });

  it('stay where they are when others come and go', () => {
    const moved = put(six, 'cell-2', { x: 100, y: 100 });
    const more = withCount(moved, 12);
    expect(more).toHaveLength(12);
    expect(more[2]).toBe(moved[2]);
    expect(withCount(more, 6)[2]).toBe(moved[2]);
  });

  it('have limits of number, size and place', () => {
    expect(withCount([], -5)).toHaveLength(COUNTS.least);
    expect(withCount([], 9999)).toHaveLength(COUNTS.most);
    expect([radiusOf(0), radiusOf(6) > 50, radiusOf(10_000)]).toEqual([62, true, 12]);
    expect(kept({ x: -9, y: 999 })).toEqual({ x: 20, y: 300 });
  });

  it('have corners in order around the middle', () => {
    for (const { outline } of six) {
      const angles = Array.from({ length: outline.length / 2 }, (_, i) =>
        Math.atan2(outline[2 * i + 1] ?? 0, outline[2 * i] ?? 0),
      );
      const turns = angles.filter((angle, i) => angle < (angles[i - 1] ?? -Infinity));
      // Once around: the angle jumps back one time.
      expect(turns.length).toBeLessThanOrEqual(1);
    }
  });
});

describe('the tension', () => {
  it('swings between a star and loops, once in 1 / speed seconds', () => {
    const [cell] = six;
    if (!cell) throw new Error('There is no cell.');
    const values = Array.from({ length: 600 }, (_, i) => tensionAt(cell, i / 50));
    expect(Math.min(...values)).toBeCloseTo(-0.4, 2);
    expect(Math.max(...values)).toBeCloseTo(1.5, 2);
    expect(tensionAt(cell, 1 + 1 / cell.speed)).toBeCloseTo(tensionAt(cell, 1), 9);
  });
});

describe('the keyboard', () => {
  it('goes from cell to cell, and around', () => {
    expect([nextCell(six, null), nextCell(six, 'cell-5'), nextCell([], null)]).toEqual([
      'cell-0',
      'cell-0',
      null,
    ]);
  });

  it('moves in both directions, and in small steps', () => {
    expect(wayOf({ key: 'ArrowUp', shiftKey: false })).toEqual({ x: 0, y: -10 });
    expect(wayOf({ key: 'ArrowRight', shiftKey: true })).toEqual({ x: 1, y: 0 });
    expect(wayOf({ key: 'a', shiftKey: false })).toBeUndefined();
  });

  it('says where the chosen one is', () => {
    expect(inWords(six, null)).toBe('6 cells.');
    expect(inWords(put(six, 'cell-1', { x: 50.4, y: 60 }), 'cell-1')).toBe(
      'Cell 2 of 6, at 50, 60.',
    );
    expect(inWords(six, 'cell-99')).toBe('6 cells.');
  });
});
