import { describe, expect, it } from 'vitest';
import { nextTab } from './next-tab';

describe('nextTab', () => {
  it('wraps around with arrow keys', () => {
    expect(nextTab('ArrowRight', 3, 4)).toBe(0);
    expect(nextTab('ArrowLeft', 0, 4)).toBe(3);
    expect(nextTab('ArrowRight', 1, 4)).toBe(2);
  });

  it('jumps with Home and End', () => {
    expect(nextTab('Home', 2, 4)).toBe(0);
    expect(nextTab('End', 0, 4)).toBe(3);
  });

  it('ignores other keys', () => {
    expect(nextTab('Enter', 0, 4)).toBeUndefined();
    expect(nextTab('ArrowRight', 0, 0)).toBeUndefined();
  });
});
