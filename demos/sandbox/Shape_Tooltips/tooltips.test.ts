import { describe, expect, it } from 'vitest';
import { DISHES, TABLE, tipAt, tipForKey, type Tip } from './shared/tooltips';

describe('a label', () => {
  it('is above the pointer, and beside or below it where there is no room', () => {
    const side = (x: number, y: number, width = 480) => tipAt('Fork', x, y, width).pointerDirection;
    expect(side(240, 160)).toBe('down');
    expect(side(240, 10)).toBe('up');
    expect(side(10, 160)).toBe('left');
    expect(side(470, 160)).toBe('right');
    // In a narrow stage there is still a middle.
    expect(side(160, 100, 320)).toBe('down');
  });
});

describe('the keyboard', () => {
  const [first, last] = [DISHES[0]?.id ?? '', DISHES.at(-1)?.id ?? ''];
  const after = (key: string, from?: string) => {
    const tip: Tip | null = from === undefined ? null : tipAt(from, 0, 0, TABLE.width);
    return tipForKey(tip, key, TABLE.width)?.text;
  };

  it('goes around in both directions', () => {
    expect([after('ArrowRight'), after('ArrowUp')]).toEqual([first, last]);
    expect([after('ArrowDown', last), after('ArrowLeft', first)]).toEqual([first, last]);
  });

  it('points at the middle of the dish, whatever the width', () => {
    const tip = tipForKey(null, 'ArrowRight', TABLE.width / 2);
    expect(tip?.x).toBe((DISHES[0]?.x ?? NaN) / 2);
  });

  it('hides with Escape, and leaves other keys alone', () => {
    expect(tipForKey(null, 'Escape', 480)).toBeNull();
    expect(tipForKey(null, 'Tab', 480)).toBeUndefined();
  });
});
