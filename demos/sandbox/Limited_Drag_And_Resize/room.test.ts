import { describe, expect, it } from 'vitest';
import { areaAround, cornersOf, isInside, limitChange, limitMove, type Box } from './shared/limits';
import {
  ACTIONS,
  describe as inWords,
  dragTo,
  newRoom,
  onlyOf,
  press,
  release,
  reshape,
  select,
  selectedOf,
  setField,
  toggle,
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
  const [one, two] = room.rugs;
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
  const act = (label: string, room: Room) =>
    ACTIONS.find((each) => each.label === label)?.act(room) ?? room;

  it('that are selected move together and stop together', () => {
    const start = newRoom();
    const moved = dragTo(start, 1, { x: 9999, y: 200 });
    expect(gap(moved)).toEqual(gap(start));
    expect(areaAround(selectedOf(moved)).right).toBeCloseTo(640, 6);
    const back = dragTo(moved, 1, { x: 236, y: 196 });
    expect(back.past).toHaveLength(1);
    expect(act('Undo', back).rugs).toBe(start.rugs);
    expect(act('Redo', act('Undo', back)).rugs).toBe(back.rugs);
    expect(dragTo(release(back), 1, { x: 240, y: 196 }).past).toHaveLength(2);
  });

  it('get the value of a slider, as far as it fits, in one step', () => {
    const one = select(newRoom(), [1]);
    expect(onlyOf(setField(one, 'turn', 0))?.turn).toBe(0);
    const wide = setField(setField(setField(one, 'turn', 0), 'width', 300), 'width', 600);
    expect(onlyOf(wide)?.width).toBeCloseTo(472, 1);
    expect(wide.past).toHaveLength(2);
    expect(setField(newRoom(), 'x', 5)).toEqual(newRoom());
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
      room = setField(room, key, value);
      expect(isInside(selectedOf(room), WALLS)).toBe(true);
    }
  });

  it('are selected by presses and buttons', () => {
    expect(press(newRoom(), 1, false).selected).toEqual([1, 2]);
    expect(press(select(newRoom(), [2]), 1, false).selected).toEqual([1]);
    expect(press(select(newRoom(), [2]), 1, true).selected).toEqual([1, 2]);
    expect(inWords(press(newRoom(), null, false))).toBe('Nothing is selected.');
    expect(inWords(newRoom())).toBe('Both rugs are selected.');
    expect(inWords(toggle(newRoom(), 2))).toBe(
      'Red kilim: 248 by 180 cm at 236, 196, turned -12°.',
    );
    expect(reshape(newRoom(), 2, box({ turn: 5 })).rugs[1]).toMatchObject({
      turn: 5,
      name: 'Blue runner',
    });
  });
});
