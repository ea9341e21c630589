import { describe, expect, it } from 'vitest';
import { fitTitle, wrap } from './fit-title';

const measure = (line: string, size = 10) => line.length * size;

describe('wrap', () => {
  it('fills lines and puts a long word on a line of its own', () => {
    expect(wrap('aa bb  cccccc d', 50, measure)).toEqual(['aa bb', 'cccccc', 'd']);
  });
});

describe('fitTitle', () => {
  it('returns the largest size that fits, or else the smallest', () => {
    expect(fitTitle('aaaa bbbb', { width: 40, lines: 2 }, [20, 10], measure)).toEqual({
      size: 10,
      lines: ['aaaa', 'bbbb'],
    });
    expect(fitTitle('aa bb', { width: 40, lines: 2 }, [20, 10], measure)).toEqual({ size: 20, lines: ['aa', 'bb'] });
    expect(fitTitle('a b c', { width: 10, lines: 2 }, [20, 10], measure).size).toBe(10);
  });
});
