import { describe, expect, it } from 'vitest';
import {
  describe as inWords,
  GEMS,
  keepOn,
  move,
  overlaps,
  TESTS,
  touched,
  type Gem,
} from './shared/gems';

/** A square whose edges are 20 long and upright without a rotation. */
const square = (x: number, y: number, rotation = 0): Gem => ({
  id: `${x} ${y}`,
  sides: 4,
  width: 20 * Math.SQRT2,
  height: 20 * Math.SQRT2,
  x,
  y,
  rotation,
});

describe('two gems', () => {
  it('side by side do not overlap', () => {
    for (const test of TESTS) {
      expect(overlaps(square(0, 0), square(20.1, 0), test)).toBe(false);
      expect(overlaps(square(0, 0), square(20.1, 20.1), test)).toBe(false);
      expect(overlaps(square(0, 0), square(19.9, 0), test)).toBe(true);
      expect(overlaps(square(0, 0), square(0, -19.9), test)).toBe(true);
    }
  });

  it('turned toward each other have rectangles that overlap before they do', () => {
    expect(overlaps(square(0, 0, 45), square(22, 22, 45), 'Rectangles')).toBe(true);
    expect(overlaps(square(0, 0, 45), square(22, 22, 45), 'Outlines')).toBe(false);
    expect(overlaps(square(0, 0, 45), square(9, 9, 45), 'Outlines')).toBe(true);
  });

  it('overlap when one is inside the other, whichever is asked first', () => {
    const small = { ...square(1, 2), width: 4, height: 4 };
    expect(overlaps(square(0, 0, 30), small, 'Outlines')).toBe(true);
    expect(overlaps(small, square(0, 0, 30), 'Outlines')).toBe(true);
  });
});

it('the tray begins with gems that do not touch, which their rectangles do not know', () => {
  const hits = TESTS.map((test) => GEMS.filter((gem) => touched(GEMS, gem, test).length > 0));
  expect(hits.map((gems) => gems.map(({ id }) => id))).toEqual([['Aquamarine', 'Tourmaline'], []]);
});

it('a gem stays on the tray, and the others where they are', () => {
  expect(keepOn({ x: -999, y: 999 })).toEqual({ x: -206, y: 126 });
  const moved = move(GEMS, 'Ruby', { x: 9999, y: -9999 });
  expect(moved[0]).toMatchObject({ x: 206, y: -126 });
  expect(moved[1]).toBe(GEMS[1]);
});

it('words name what is touched', () => {
  expect(inWords(GEMS, 'Ruby', 'Rectangles')).toBe('Ruby touches nothing.');
  expect(inWords(GEMS, 'Tourmaline', 'Rectangles')).toBe('Tourmaline touches Aquamarine.');
});
