import { describe, expect, it } from 'vitest';
import { areaAround, cornersOf, isInside, limitChange, limitMove, type Box } from './shared/limits';
import {
  dragTo,
  newRoom,
  nudge,
  onlyOf,
  press,
  redoNext,
  release,
  reshape,
  rugsOf,
  select,
  selectedOf,
  toggle,
  typeNumber,
  undoLast,
  WALLS,
  type Room,
} from './shared/room';

const box = (changes: Partial<Box> = {}): Box => ({
  x: 100,
  y: 100,
  width: 80,
  height: 40,
  turn: 0,
  ...changes,
});
const round = (numbers: object) =>
  Object.fromEntries(
    Object.entries(numbers).map(([key, value]) => [key, Math.round(Number(value))]),
  );
const gap = (room: Room) => {
  const [one, two] = rugsOf(room);
  return [(two?.x ?? 0) - (one?.x ?? 0), (two?.y ?? 0) - (one?.y ?? 0)].map(Math.round);
};

describe('corners', () => {
  it('follow the rotation', () => {
    expect(cornersOf(box()).map(({ x, y }) => [x, y])).toEqual([
      [60, 80],
      [140, 80],
      [140, 120],
      [60, 120],
    ]);
    expect(round(areaAround([box({ turn: 90 })]))).toEqual({
      left: 80,
      top: 60,
      right: 120,
      bottom: 140,
    });
    expect(round(areaAround([box({ turn: 45 }), box({ x: 300 })]))).toMatchObject({
      left: 58,
      right: 340,
    });
  });

  it('are inside when they touch the limit', () => {
    const limits = { left: 60, top: 80, right: 140, bottom: 120 };
    expect(isInside([box()], limits)).toBe(true);
    expect(isInside([box({ turn: 1 })], limits)).toBe(false);
    expect(isInside([box(), box({ x: 101 })], limits)).toBe(false);
  });
});

describe('a limit', () => {
  it('stops a move in each direction on its own', () => {
    expect(limitMove([box()], { x: -500, y: 7 }, WALLS)).toEqual({ x: -60, y: 7 });
    expect(limitMove([box(), box({ x: 580 })], { x: 500, y: 500 }, WALLS)).toEqual({
      x: 20,
      y: 280,
    });
  });

  it('ends a change where it touches, and not before', () => {
    const fits = (one: Box) => isInside([one], WALLS);
    const wider = limitChange(box(), box({ x: 500, width: 880 }), fits);
    expect(areaAround([wider]).right).toBeCloseTo(640, 1);
    expect(areaAround([wider]).left).toBeCloseTo(60, 1);
    const next = box({ width: 90 });
    expect(limitChange(box(), next, fits)).toBe(next);
    const out = box({ x: -100 });
    expect(limitChange(out, box({ x: -200 }), fits)).toBe(out);
  });

  it('turns the shorter way, around the center', () => {
    const flat = box({ y: 30, width: 160, turn: 170 });
    const turned = limitChange(flat, { ...flat, turn: -100 }, (one) => isInside([one], WALLS));
    expect(turned.turn).toBeGreaterThan(170);
    expect(turned.turn).toBeLessThan(260);
    expect(turned).toMatchObject({ x: 100, y: 30, width: 160 });
    expect(areaAround([turned]).top).toBeCloseTo(0, 1);
  });
});

describe('rugs', () => {
  it('that are selected move together and stop together', () => {
    const start = newRoom();
    const moved = dragTo(start, 1, { x: 9999, y: 200 });
    expect(gap(moved)).toEqual(gap(start));
    expect(areaAround(selectedOf(moved)).right).toBeCloseTo(640, 6);
    expect(moved.says).toBe('Both rugs are selected. The wall is in the way.');
    const back = dragTo(moved, 1, { x: 236, y: 196 });
    expect(back.history.at).toBe(1);
    expect(rugsOf(undoLast(back))).toBe(rugsOf(start));
    expect(dragTo(release(back), 1, { x: 240, y: 196 }).history.at).toBe(2);
  });

  it('are moved by keys in one step', () => {
    const keys = nudge(nudge(select(newRoom(), [1]), { x: 1, y: 0 }), { x: 10, y: 0 });
    expect(keys.history.at).toBe(1);
    expect(keys.says).toBe('Red kilim: 250 by 160 cm at 247, 196, turned -12°.');
    expect(nudge(select(keys, []), { x: 1, y: 0 }).says).toBe('Select a rug first.');
    expect(redoNext(undoLast(keys)).says).toBe('Done again.');
  });

  it('get what a field says, as far as it fits', () => {
    const one = select(newRoom(), [1]);
    expect(onlyOf(typeNumber(one, 'turn', 0))?.turn).toBe(0);
    const wide = typeNumber(typeNumber(one, 'turn', 0), 'width', 600);
    expect(onlyOf(wide)?.width).toBeCloseTo(472, 1);
    expect(wide.says).toContain('The wall is in the way.');
    expect(typeNumber(one, 'width', 20).says).toBe('Type a number from 60 to 640.');
    expect(typeNumber(one, 'x', NaN).history).toBe(one.history);
    expect(typeNumber(newRoom(), 'x', 5).says).toBe('Select one rug first.');
  });

  it('are all within the walls after any of it', () => {
    let room = select(newRoom(), [2]);
    for (const [key, value] of [
      ['x', 640],
      ['turn', 10],
      ['height', 400],
      ['y', 0],
      ['turn', -170],
      ['width', 640],
    ] as const) {
      room = typeNumber(room, key, value);
      expect(isInside(selectedOf(room), WALLS)).toBe(true);
    }
  });

  it('are selected by presses and buttons', () => {
    expect(press(newRoom(), 1, false).selected).toEqual([1, 2]);
    expect(press(select(newRoom(), [2]), 1, false).selected).toEqual([1]);
    expect(press(select(newRoom(), [2]), 1, true).selected).toEqual([1, 2]);
    expect(press(newRoom(), null, false).says).toBe('Nothing is selected.');
    expect(toggle(newRoom(), 1).selected).toEqual([2]);
    expect(onlyOf(newRoom())).toBeUndefined();
    expect(rugsOf(reshape(newRoom(), 2, box({ turn: 5 })))[1]).toMatchObject({
      turn: 5,
      name: 'Blue runner',
    });
  });
});
