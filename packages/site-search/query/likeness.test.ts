import { describe, expect, it } from 'vitest';
import { allowedSlips, slips } from './likeness';

describe('slips', () => {
  it.each([
    ['rect', 'rect', 0],
    ['getclientrct', 'getclientrect', 1],
    ['opactiy', 'opacity', 1],
    ['rectangel', 'rectangle', 1],
    ['dragable', 'draggable', 1],
    ['shaddow', 'shadow', 1],
    ['tranformer', 'transformer', 1],
    ['performence', 'performance', 1],
    ['kitten', 'sitting', 3],
  ])('%s and %s differ by %i', (typed, word, expected) => {
    expect(slips(typed, word, 3, true)).toBe(expected);
  });

  it('compares with the beginning of a longer word, or with all of it', () => {
    expect(slips('transfrom', 'transformer', 2, true)).toBe(3);
    expect(slips('transfrom', 'transformer', 2, false)).toBe(1);
    expect(slips('kaliedo', 'kaleidoscope', 1, false)).toBe(1);
  });

  it('stops at the limit', () => {
    expect(slips('abcdefgh', 'zyxwvuts', 2, true)).toBe(3);
    expect(slips('', 'word', 1, true)).toBe(2);
    expect(slips('word', '', 1, true)).toBe(2);
  });

  it('allows no typos in short words, and at most two in long ones', () => {
    expect([1, 3, 4, 7, 8, 20].map(allowedSlips)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
