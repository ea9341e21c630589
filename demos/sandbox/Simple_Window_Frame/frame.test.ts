import { describe, expect, it } from 'vitest';
import {
  AROUND,
  glassOf,
  hatsOf,
  LIMITS,
  newShop,
  partsOf,
  placeOf,
  PROFILE,
  redoNext,
  setSide,
  sizeOf,
  undoLast,
} from './shared/frame';

describe('the frame', () => {
  const size = { width: 1000, height: 800 };

  it('has glass between its parts', () => {
    expect(glassOf(size)).toEqual({ x: PROFILE, y: PROFILE, width: 840, height: 640 });
  });

  it('is covered by its parts without a gap', () => {
    // The area of a polygon, by its corners.
    const area = (points: number[]) => {
      let sum = 0;
      for (let i = 0; i < points.length; i += 2) {
        const [x = 0, y = 0] = points.slice(i);
        const [nextX = 0, nextY = 0] = points.slice((i + 2) % points.length);
        sum += x * nextY - nextX * y;
      }
      return Math.abs(sum) / 2;
    };
    const all = Object.values(partsOf(size)).reduce((sum, points) => sum + area(points), 0);
    expect(all).toBe(1000 * 800 - 840 * 640);
  });

  it('has room for more hats when it is larger', () => {
    expect(hatsOf(size)).toEqual({ across: 2, shelves: 1 });
    expect(hatsOf({ width: 3600, height: 2200 })).toEqual({ across: 8, shelves: 4 });
    expect(hatsOf({ width: 600, height: 500 })).toEqual({ across: 1, shelves: 0 });
  });
});

describe('the place on the stage', () => {
  const { width, height } = LIMITS;
  it('keeps window, passer-by and lines on stages of all sizes', () => {
    for (const stage of [
      { width: 320, height: 340 },
      { width: 804, height: 470 },
    ]) {
      for (const size of [
        { width: width.min, height: height.max },
        { width: width.max, height: height.min },
        { width: width.max, height: height.max },
        { width: width.min, height: height.min },
      ]) {
        const { x, y, scale } = placeOf(size, stage);
        expect(scale).toBeGreaterThan(0);
        expect(x - AROUND.left * scale).toBeGreaterThanOrEqual(-0.001);
        expect(y).toBeGreaterThanOrEqual(AROUND.top * scale - 0.001);
        expect(stage.width - x - size.width * scale).toBeGreaterThan(73);
        expect(stage.height - y - size.height * scale).toBeGreaterThan(61);
      }
    }
  });
});

describe('the shop', () => {
  it('takes numbers within limits, and explains the others', () => {
    const wide = setSide(newShop(), 'width', 2400.4);
    expect(sizeOf(wide)).toEqual({ width: 2400, height: sizeOf(newShop()).height });
    const wrong = setSide(wide, 'width', 5000);
    expect([sizeOf(wrong).width, wrong.says]).toEqual([
      2400,
      'The width is from 600 mm to 3,600 mm.',
    ]);
    expect(setSide(wide, 'height', NaN).says).toContain('The height is from');
  });

  it('undoes typing in one field as one step', () => {
    const typed = setSide(setSide(newShop(), 'width', 700), 'width', 710);
    const both = setSide(typed, 'height', 900);
    expect(sizeOf(undoLast(both))).toEqual({ width: 710, height: 1420 });
    expect(sizeOf(undoLast(undoLast(both)))).toEqual(sizeOf(newShop()));
    expect(sizeOf(redoNext(undoLast(both))).height).toBe(900);
    expect(undoLast(newShop()).says).toBe('There is nothing to undo.');
  });
});
