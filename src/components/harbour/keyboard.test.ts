import { describe, expect, it } from 'vitest';
import { describePose, stepForKey } from './keyboard';

describe('keys on a selected part', () => {
  it.each([
    ['ArrowLeft', { x: -10 }],
    ['ArrowRight', { x: 10 }],
    ['ArrowUp', { y: -10 }],
    ['ArrowDown', { y: 10 }],
    ['+', { scale: 0.1 }],
    ['-', { scale: -0.1 }],
    ['r', { rotation: 15 }],
    ['R', { rotation: -15 }],
  ])('%s', (key, step) => {
    expect(stepForKey(key, false)).toEqual(step);
  });

  it('moves by one with Shift', () => {
    expect(stepForKey('ArrowLeft', true)).toEqual({ x: -1 });
  });

  it('leaves other keys to the page', () => {
    expect(stepForKey('Tab', false)).toBeUndefined();
    expect(stepForKey('PageDown', false)).toBeUndefined();
  });
});

describe('the description of a part', () => {
  it('has its position, and its rotation and size only when they changed', () => {
    expect(describePose('Boat', { x: 10.4, y: 20, rotation: 0, scale: 1 })).toBe('Boat: x 10, y 20');
    expect(describePose('Boat', { x: 0, y: 0, rotation: 15, scale: 1.2 })).toBe(
      'Boat: x 0, y 0, turned 15 degrees, 120 percent',
    );
  });
});
