import { describe, expect, it } from 'vitest';
import {
  commandOf,
  describe as inWords,
  goalsOf,
  GROWN,
  kept,
  nextSlide,
  put,
  raise,
  SLIDES,
} from './shared/slides';

describe('a stack of slides', () => {
  it('brings one to the top, and keeps the order of the others', () => {
    expect(raise(SLIDES, 'lake').map(({ id }) => id)).toEqual(['harbor', 'canal', 'lake']);
    expect(SLIDES.map(({ id }) => id)).toEqual(['lake', 'harbor', 'canal']);
  });

  it('is the same list when nothing changes', () => {
    expect(raise(SLIDES, 'canal')).toBe(SLIDES);
    expect(raise(SLIDES, 'forest')).toBe(SLIDES);
    expect(raise([], 'lake')).toEqual([]);
  });

  it('keeps slides on the table', () => {
    expect(kept({ x: -100, y: 900 })).toEqual({ x: 46, y: 274 });
    const [lake] = put(SLIDES, 'lake', { x: 9999, y: 5 });
    expect([lake?.x, lake?.y]).toEqual([434, 46]);
    expect(put(SLIDES, 'forest', { x: 0, y: 0 })).toEqual(SLIDES);
  });

  it('lets one grow at most', () => {
    const scales = (id: string | null) =>
      [...goalsOf(SLIDES, id).values()].map(({ scaleX }) => scaleX);
    expect(scales('harbor')).toEqual([1, GROWN, 1]);
    expect(scales(null)).toEqual([1, 1, 1]);
  });
});

describe('the keyboard', () => {
  it('goes around in both directions', () => {
    expect([nextSlide(null, 1), nextSlide(null, -1)]).toEqual(['lake', 'canal']);
    expect([nextSlide('canal', 1), nextSlide('lake', -1)]).toEqual(['lake', 'canal']);
  });

  it('steps, moves and leaves', () => {
    expect(commandOf({ key: 'ArrowUp', shiftKey: false })).toEqual({ do: 'step', by: -1 });
    expect(commandOf({ key: 'ArrowDown', shiftKey: true })).toEqual({ do: 'move', x: 0, y: 10 });
    expect(commandOf({ key: 'Escape', shiftKey: false })).toEqual({ do: 'leave' });
    expect(commandOf({ key: 'a', shiftKey: false })).toBeUndefined();
  });
});

describe('words', () => {
  it('name the grown slide', () => {
    expect(inWords('lake')).toBe('Lake, first canoe, 14 June.');
    expect(inWords(null)).toBe('Point at a slide.');
  });
});
