import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  cover,
  describe as inWords,
  isPosition,
  moveTo,
  POSITIONS,
  resize,
  SHORTEST,
  START,
  startStep,
  WALL,
  type Box,
  type Show,
} from './shared/cover';

const picture = { width: 1200, height: 800 };
const box: Box = { x: 100, y: 100, width: 200, height: 100 };

describe('the kept part', () => {
  it('has the ratio of the window, is as large as possible and inside of the picture', () => {
    for (const window of [
      { width: 100, height: 100 },
      { width: 600, height: 100 },
      { width: 90, height: 700 },
      { width: 3, height: 2 },
    ]) {
      for (const position of Object.keys(POSITIONS).filter(isPosition)) {
        const { x, y, width, height } = cover(picture, window, position);
        expect(width / height).toBeCloseTo(window.width / window.height);
        expect(Math.min(1200 - width, 800 - height)).toBeCloseTo(0);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(1200 + 1e-9);
        expect(y + height).toBeLessThanOrEqual(800 + 1e-9);
      }
    }
  });

  it('follows the position in the direction that has room', () => {
    const square = { width: 50, height: 50 };
    expect(cover(picture, square, 'Left top')).toEqual({ x: 0, y: 0, width: 800, height: 800 });
    expect(cover(picture, square, 'Right bottom').x).toBe(400);
    expect(cover(picture, square, 'Center').x).toBe(200);
    const wide = { width: 300, height: 100 };
    expect(cover(picture, wide, 'Left bottom')).toEqual({ x: 0, y: 400, width: 1200, height: 400 });
  });

  it('of nothing is nothing', () => {
    const nothing = { x: 0, y: 0, width: 0, height: 0 };
    expect(cover({ width: 0, height: 0 }, box, 'Center')).toEqual(nothing);
    expect(cover(picture, { width: 0, height: 10 }, 'Center')).toEqual(nothing);
  });
});

describe('the window', () => {
  it('moves as far as the wall', () => {
    expect(moveTo(box, { x: -99, y: 900 })).toEqual({
      ...box,
      x: WALL.left,
      y: WALL.bottom - 100,
    });
  });

  it('is resized from each side; the opposite one stays', () => {
    expect(resize(box, { ...box, x: 120, width: 180 })).toEqual({ ...box, x: 120, width: 180 });
    expect(resize(box, { ...box, y: -50, height: 250 })).toEqual({
      ...box,
      y: WALL.top,
      height: 200 - WALL.top,
    });
    expect(resize(box, { ...box, width: 5000 }).width).toBe(WALL.right - 100);
    expect(resize(box, { ...box, x: 290, width: 10 })).toEqual({
      ...box,
      x: 300 - SHORTEST,
      width: SHORTEST,
    });
    // A side that is dragged over the other one.
    expect(resize(box, { ...box, width: -80 }).width).toBe(SHORTEST);
  });
});

it('changes in steps that can be undone', () => {
  const act = (label: string, show: Show) =>
    ACTIONS.find((each) => each.label === label)?.act(show) ?? show;
  const moved = { ...startStep(START), window: box };
  const kept = { ...startStep(moved), position: 'Left top' as const };
  expect(act('Undo', kept)).toMatchObject({ window: box, position: 'Center' });
  expect(act('Undo', act('Undo', kept))).toMatchObject({ window: START.window, past: [] });
  expect(act('Redo', act('Undo', kept))).toEqual(kept);
});

it('is told in words', () => {
  expect(inWords({ ...START, window: box, position: 'Left top' }, picture)).toBe(
    '200 × 100: 75 % of the picture, left top.',
  );
  expect(inWords(START, { width: 0, height: 0 })).toBe('The picture is loading.');
});
