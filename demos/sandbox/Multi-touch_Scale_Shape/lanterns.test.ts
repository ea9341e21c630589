import Konva from 'konva';
import { describe as suite, expect, it } from 'vitest';
import {
  afterKey,
  change,
  describe,
  grow,
  light,
  litOf,
  settle,
  SIZES,
  START,
  undo,
} from './shared/lanterns';
import { placeOf } from './shared/pinch';

suite('lanterns', () => {
  it('keep their limits', () => {
    const far = litOf(change(START, { x: -99, y: 9999, size: 99 }, 'drag'));
    expect(far).toMatchObject({ x: 40, y: 300, size: SIZES.most });
    expect(litOf(grow(START, 0.01)).size).toBe(SIZES.least);
    const largest = grow(START, 99);
    expect(grow(largest, 2)).toBe(largest);
  });

  it('that are not meant do not change', () => {
    const [, star, kite] = START.lanterns;
    const key = {
      key: 'ArrowRight',
      shiftKey: true,
      ctrlKey: false,
      metaKey: false,
    } as KeyboardEvent;
    const moved = afterKey(START, key) ?? START;
    expect(litOf(moved)).toMatchObject({ kind: 'round', x: 128, y: 168 });
    expect(moved.lanterns.slice(1)).toEqual([star, kite]);
  });

  it('make one step of a gesture, and one more of the next', () => {
    const pinch = (festival = light(START, 'star')) =>
      settle([1.1, 1.2, 1.3].reduce((now, size) => change(now, { size }, 'pinch'), festival));
    const once = pinch();
    expect(once.past).toEqual([START.lanterns]);
    const twice = settle(change(once, { size: 0.7 }, 'pinch'));
    expect(twice.past).toHaveLength(2);
    expect(litOf(undo(twice)).size).toBe(1.3);
    expect(litOf(undo(undo(twice))).size).toBe(0.85);
    expect(undo(START)).toBe(START);
  });

  it('are described with their limits', () => {
    expect(describe(START)).toBe('The round lantern is lit: 115% of its size.');
    const star = light(START, 'star');
    expect(describe(grow(star, 9))).toBe('The star lantern is lit: 240% of its size, the largest.');
    expect(describe(grow(star, 0.1))).toContain('50% of its size, the smallest.');
  });
});

it('a drag beyond the sky is corrected on the node, too: a binding does not write a prop that stays the same', () => {
  const node = new Konva.Circle({ x: -30, y: 900 });
  expect(placeOf(node)).toEqual({ x: 40, y: 300 });
  expect(node.position()).toEqual({ x: 40, y: 300 });
});
