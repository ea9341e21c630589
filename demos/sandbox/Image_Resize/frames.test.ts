import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  choose,
  CORNERS,
  cornerOf,
  describe as inWords,
  dragCorner,
  moveTo,
  setFrame,
  SHORTEST,
  START,
  startStep,
  WALL,
  type Corner,
  type Frame,
  type Studio,
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
});

it('changes in steps that can be undone', () => {
  const act = (label: string, studio: Studio) =>
    ACTIONS.find((each) => each.label === label)?.act(studio) ?? studio;
  const drag = (studio: Studio, x: number) =>
    [1, 2].reduce(
      (now, i) => setFrame(now, 'High noon', moveTo(frame, { x: x + i, y: 0 })),
      startStep(studio),
    );
  const twice = drag(drag(START, 10), 30);
  expect(act('Undo', twice).frames['High noon'].x).toBe(12);
  expect(act('Undo', act('Undo', twice)).frames).toEqual(START.frames);
  expect(act('Redo', act('Undo', twice))).toEqual(twice);
});

it('is told in words', () => {
  const studio = choose(setFrame(START, 'High noon', { ...frame, x: 99.6 }), 'High noon');
  expect(inWords(studio)).toBe('High noon: 200 × 100 at 100, 80.');
});
