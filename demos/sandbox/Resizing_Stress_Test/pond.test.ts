import { describe, expect, it } from 'vitest';
import { currentStep, newHistory, undo } from '../../common/konva/history';
import { change, choose, idsIn, idsOf, moveTo } from './shared/edits';
import { changeOf } from './shared/keys';
import {
  boxBetween,
  describe as inWords,
  drop,
  inBox,
  nudge,
  partOf,
  placesOf,
  put,
  SCALES,
  select,
  SIZE,
  type Dot,
  type Pond,
} from './shared/pond';

const dot = (id: number, x: number, y: number, part: Dot['part'] = 'water'): Dot => ({
  id,
  x,
  y,
  radius: 2,
  fill: 'teal',
  part,
});
const dots = [dot(0, 100, 100, 'carp'), dot(1, 120, 100), dot(2, 300, 200, 'leaf')];
const pond: Pond = { dots, selection: null };
const pair = select(pond, new Set([0, 1]));

describe('the pattern', () => {
  it('fills the picture with about as many places as asked for', () => {
    for (const count of [1, 2, 1000, 10_000]) {
      const places = placesOf(count);
      expect(Math.abs(places.length / count - 1)).toBeLessThan(0.03);
      for (const { x, y } of places) {
        expect(x > 0 && x < SIZE.width && y > 0 && y < SIZE.height).toBe(true);
      }
    }
    expect(placesOf(0).length).toBeGreaterThan(0);
  });

  it('knows the parts by their colors', () => {
    expect(partOf(242, 102, 43)).toBe('carp');
    expect(partOf(253, 240, 220)).toBe('carp');
    expect(partOf(181, 212, 106)).toBe('leaf');
    expect(partOf(246, 166, 200)).toBe('lily');
    expect(partOf(31, 135, 145)).toBe('water');
  });
});

describe('a rectangle', () => {
  it('is the same from each corner, and takes its edges with it', () => {
    const box = boxBetween({ x: 120, y: 100 }, { x: 90, y: 90 });
    expect(box).toEqual({ x: 90, y: 90, width: 30, height: 10 });
    expect([...inBox(dots, box)]).toEqual([0, 1]);
    expect(inBox(dots, { x: 0, y: 0, width: 0, height: 0 }).size).toBe(0);
  });

  it('around nothing selects nothing, and drops what was lifted', () => {
    expect(select(pair, new Set()).selection).toBeNull();
    expect(select(pond, new Set([99])).selection).toBeNull();
  });

  it('is around the dots with their radii', () => {
    expect(pair.selection?.box).toEqual({ x: 98, y: 98, width: 24, height: 4 });
    expect(pair.selection?.place).toEqual({ x: 110, y: 100, scale: 1, rotation: 0 });
  });
});

describe('a transform', () => {
  it('becomes places and radii, and leaves the others alone', () => {
    const moved = put(pair, { x: 200, y: 150, scale: 2, rotation: 90 });
    const { dots: dropped, selection } = drop(moved);
    expect(selection).toBeNull();
    expect(dropped[0]).toMatchObject({ radius: 4 });
    expect(dropped[0]?.x).toBeCloseTo(200, 9);
    expect(dropped[0]?.y).toBeCloseTo(130, 9);
    expect(dropped[1]?.y).toBeCloseTo(170, 9);
    expect(dropped[2]).toBe(dots[2]);
  });

  it('that did nothing drops the same dots', () => {
    expect(drop(pair).dots).toBe(dots);
    expect(drop(pond)).toEqual(pond);
  });

  it('keeps the middle in the picture and the size within limits', () => {
    const far = put(pair, { x: -50, y: 900, scale: 99, rotation: 540 });
    expect(far.selection?.place).toEqual({ x: 0, y: 400, scale: SCALES.most, rotation: -180 });
    const small = nudge(pair, { grow: 0.001 });
    expect(small.selection?.place.scale).toBe(SCALES.least);
    expect(nudge(pond, { x: 5 })).toBe(pond);
    expect(put(pond, { x: 1, y: 1, scale: 1, rotation: 0 })).toBe(pond);
  });

  it('selects where the dots are now', () => {
    const moved = put(pair, { x: 300, y: 300, scale: 1, rotation: 0 });
    expect([...idsIn(moved, { x: 280, y: 290, width: 40, height: 20 })]).toEqual([0, 1]);
    expect(idsIn(moved, { x: 90, y: 90, width: 40, height: 20 }).size).toBe(0);
  });
});

describe('steps', () => {
  it('a selection is no step, its moves are', () => {
    let history = choose(newHistory(pond), idsOf(dots, 'Carp'));
    expect(history.steps).toHaveLength(1);
    history = moveTo(history, { x: 10, y: 10, scale: 1, rotation: 0 });
    expect(history.steps).toHaveLength(2);
    expect(currentStep(undo(history)).selection?.place.x).toBe(100);
  });

  it('a key that is held is one step, until something else is selected', () => {
    const right = changeOf({
      key: 'ArrowRight',
      shiftKey: true,
      ctrlKey: false,
      altKey: false,
      metaKey: false,
    });
    if (!right) throw new Error('ArrowRight has no change.');
    let history = choose(newHistory(pond), new Set([2]));
    history = change(change(history, right, 'keys'), right, 'keys');
    expect(history.steps).toHaveLength(2);
    expect(currentStep(history).selection?.place.x).toBe(340);
    history = choose(history, new Set([0]));
    history = change(history, right, 'keys');
    expect(history.steps).toHaveLength(3);
    expect(currentStep(history).dots[2]?.x).toBe(340);
  });

  it('nothing selected has nothing to change', () => {
    const history = newHistory(pond);
    expect(change(history, (now) => nudge(now, { x: 4 }), 'keys')).toBe(history);
    expect(idsOf([], 'All').size).toBe(0);
  });
});

describe('words', () => {
  it('count, size and angle', () => {
    expect(inWords(pond)).toBe('3 dots, none selected. Drag a rectangle around some.');
    const moved = put(pair, { x: 200, y: 150, scale: 1.5, rotation: -12.4 });
    expect(inWords(moved)).toBe('2 of 3 dots, 150 %, -12°.');
  });
});
