import { describe, expect, it } from 'vitest';
import { Wordings } from './wordings';

const wordings = new Wordings();
wordings.add(3, 'dashed line; keep border width');
const typed = (...terms: string[]) => new Map(terms.map((term) => [term, 1]));

describe('what people type for a record', () => {
  it('is like a query that repeats one wording', () => {
    expect(wordings.likeness(3, typed('keep', 'border', 'width'), 3)).toBe(1);
  });

  it('is less like a query that repeats a part of it, or says more', () => {
    expect(wordings.likeness(3, typed('border', 'width'), 2)).toBeCloseTo(2 / 3);
    expect(wordings.likeness(3, typed('dash', 'line'), 4)).toBeCloseTo(0.5);
  });

  it('does not mix the words of two wordings', () => {
    expect(wordings.likeness(3, typed('border', 'line'), 2)).toBeLessThan(0.5);
  });

  it('is unlike every query for a record without wordings', () => {
    expect(wordings.likeness(4, typed('keep'), 1)).toBe(0);
  });
});
