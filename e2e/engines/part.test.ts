import { describe, expect, it } from 'vitest';
import { isInPart, readPart, thisWeek, weekOf } from './part';

const ids = Array.from({ length: 800 }, (_, index) => `sandbox/Demo_${index}`);

describe('the part of a run', () => {
  it('is one of eight, and another each week', () => {
    const weeks = Array.from({ length: 8 }, (_, week) => thisWeek(new Date(Date.UTC(2026, 0, 5 + 7 * week))).part);
    expect(weeks.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(weekOf(new Date('2026-01-05T00:00:00Z'))).toBe(weekOf(new Date('2026-01-11T23:00:00Z')));
    expect(weekOf(new Date('2026-01-12T00:00:00Z'))).toBe(weekOf(new Date('2026-01-11T23:00:00Z')) + 1);
  });

  it('has each demo once, and about as many as the others', () => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8].map((part) => ids.filter((id) => isInPart(id, { part, of: 8 })).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(ids.length);
    expect(Math.min(...counts)).toBeGreaterThan(60);
  });

  it('is read from its words', () => {
    expect(readPart('2/8')).toEqual({ part: 2, of: 8 });
    expect(() => readPart('9/8')).toThrow('--part=1/8');
    expect(() => readPart('x')).toThrow('--part=1/8');
  });
});
