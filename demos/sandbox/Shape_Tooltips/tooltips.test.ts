import { describe, expect, it } from 'vitest';
import { DISHES, nextDish, stepOf, stepTo, TABLE, tipAt, tipOf } from './shared/tooltips';

describe('a label', () => {
  it('is above the pointer, and beside or below it where there is no room', () => {
    const side = (x: number, y: number, width = 480) =>
      tipAt('Fork', { x, y }, width).pointerDirection;
    expect(side(240, 160)).toBe('down');
    expect(side(240, 10)).toBe('up');
    expect(side(10, 160)).toBe('left');
    expect(side(470, 160)).toBe('right');
    // In a narrow stage there is still a middle.
    expect(side(160, 100, 320)).toBe('down');
  });

  it('has the words of the dish, and none for what is not there', () => {
    expect(tipOf({ id: 'fork', point: { x: 84, y: 206 } }, 480)?.text).toBe('Fork');
    expect(tipOf({ id: 'spoon', point: { x: 0, y: 0 } }, 480)).toBeNull();
    expect(tipOf(null, 480)).toBeNull();
  });
});

describe('the keyboard', () => {
  it('goes around in both directions', () => {
    expect(nextDish(undefined, 1)).toBe(DISHES[0]);
    expect(nextDish(undefined, -1)).toBe(DISHES.at(-1));
    expect(nextDish(DISHES.at(-1)?.id, 1)).toBe(DISHES[0]);
    expect(nextDish(DISHES[0]?.id, -1)).toBe(DISHES.at(-1));
    expect(nextDish('spoon', 1)).toBe(DISHES[0]);
  });

  it('points at the middle of the dish, whatever the width', () => {
    const first = DISHES[0];
    expect(stepTo(null, 1, TABLE.width / 2)?.point).toEqual({
      x: (first?.x ?? NaN) / 2,
      y: (first?.y ?? NaN) / 2,
    });
  });

  it('has arrows and Escape', () => {
    expect(
      ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Escape', 'Tab'].map((key) =>
        stepOf({ key }),
      ),
    ).toEqual([1, 1, -1, -1, 'hide', undefined]);
  });
});
