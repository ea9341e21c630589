import { describe, expect, it } from 'vitest';
import {
  areSame,
  CORNERS,
  cornerOf,
  describe as inWords,
  dragCorner,
  moveTo,
  pressKey,
  SHORTEST,
  START,
  WALL,
  type Corner,
  type Frame,
} from './shared/frames';

const frame: Frame = { x: 100, y: 80, width: 200, height: 100 };
const at = (one: Frame, corner: Corner) => {
  const { x, y } = cornerOf(one, corner);
  return { x: one.x + x, y: one.y + y };
};
const opposite = (corner: Corner): Corner =>
  CORNERS[(CORNERS.indexOf(corner) + 2) % 4] ?? 'top-left';

describe('a corner', () => {
  it('goes where it is dragged, and the opposite one stays', () => {
    for (const corner of CORNERS) {
      const from = at(frame, corner);
      const to = { x: from.x - 13, y: from.y + 9 };
      const next = dragCorner(frame, corner, to, false);
      expect(at(next, corner)).toEqual(to);
      expect(at(next, opposite(corner))).toEqual(at(frame, opposite(corner)));
    }
  });

  it('keeps the ratio, from every corner, on the wall and above the shortest side', () => {
    for (const corner of CORNERS) {
      for (const to of [
        { x: -500, y: -900 },
        { x: 150, y: 90 },
        { x: 9000, y: 70 },
        { x: 310, y: 2000 },
      ]) {
        const next = dragCorner(frame, corner, to, true);
        expect(next.width / next.height).toBeCloseTo(2);
        expect(next.height).toBeGreaterThanOrEqual(SHORTEST - 1e-9);
        const { x, y } = at(next, opposite(corner));
        expect([x, y]).toEqual([
          expect.closeTo(at(frame, opposite(corner)).x),
          expect.closeTo(at(frame, opposite(corner)).y),
        ]);
        expect(next.x).toBeGreaterThanOrEqual(-1e-9);
        expect(next.y).toBeGreaterThanOrEqual(-1e-9);
        expect(next.x + next.width).toBeLessThanOrEqual(WALL.width + 1e-9);
        expect(next.y + next.height).toBeLessThanOrEqual(WALL.height + 1e-9);
      }
    }
  });

  it('does not turn the print over', () => {
    const next = dragCorner(frame, 'bottom-right', { x: 0, y: 0 }, false);
    expect(next).toEqual({ x: 100, y: 80, width: SHORTEST, height: SHORTEST });
    const other = dragCorner(frame, 'top-left', { x: 700, y: 400 }, false);
    expect(other).toEqual({ x: 252, y: 132, width: SHORTEST, height: SHORTEST });
  });
});

describe('moving', () => {
  it('stops at the edges of the wall', () => {
    expect(moveTo(frame, { x: -20, y: 1000 })).toEqual({ ...frame, x: 0, y: WALL.height - 100 });
  });

  it('by keys: arrows move, with Shift they resize; others do nothing', () => {
    const press = (key: string, shiftKey: boolean, keepsRatio = false) =>
      pressKey(frame, { key, shiftKey }, keepsRatio);
    expect(press('ArrowLeft', false)).toEqual({ ...frame, x: 96 });
    expect(press('ArrowDown', true)).toEqual({ ...frame, height: 104 });
    expect(press('ArrowUp', true, true)).toEqual({ ...frame, width: 192, height: 96 });
    expect(press('ArrowRight', true, true)).toEqual({ ...frame, width: 204, height: 102 });
    expect(press('a', false)).toBeUndefined();
  });
});

it('frames are compared by their numbers and told in words', () => {
  expect(areSame(START, { ...START })).toBe(true);
  expect(areSame(START, { ...START, 'High noon': frame })).toBe(false);
  expect(inWords('High noon', { ...frame, x: 99.6 })).toBe('High noon: 200 × 100 at 100, 80.');
});
