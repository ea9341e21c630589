import Konva from 'konva';
import { describe as suite, expect, it } from 'vitest';
import {
  beginPinch,
  change,
  describe,
  grow,
  lanternsOf,
  light,
  litOf,
  newFestival,
  nudge,
  pinchTo,
  redoNext,
  settle,
  SIZES,
  SKY,
  undoLast,
  withMirror,
} from './shared/lanterns';
import { placeIn } from './shared/look';

const at = (x: number, y: number) => ({ x, y });

suite('a pinch', () => {
  const lantern = litOf(newFestival());

  it('scales by the ratio of the distances, and moves with the point between the fingers', () => {
    const pinch = beginPinch([at(10, 20), at(50, 20)], lantern);
    if (!pinch) throw new Error('Two fingers are a pinch.');
    const to = pinchTo(pinch, [at(20, 30), at(100, 30)]);
    expect(to).toEqual({
      ...lantern,
      x: lantern.x + 30,
      y: lantern.y + 10,
      size: lantern.size * 2,
    });
    expect(pinchTo(pinch, [at(10, 20), at(50, 20)])).toEqual(lantern);
  });

  it('needs exactly two fingers', () => {
    expect(beginPinch([at(1, 1)], lantern)).toBeNull();
    expect(beginPinch([at(1, 1), at(2, 2), at(3, 3)], lantern)).toBeNull();
    const pinch = beginPinch([at(0, 0), at(9, 0)], lantern);
    expect(pinch && pinchTo(pinch, [at(0, 0)])).toBeNull();
  });

  it('is finite when both fingers come down at one point', () => {
    const pinch = beginPinch([at(5, 5), at(5, 5)], lantern);
    const to = pinch && pinchTo(pinch, [at(5, 5), at(8, 9)]);
    expect(to?.size).toBe(lantern.size * 5);
  });

  it('by a mouse has the middle of the lantern as its own', () => {
    const pinch = beginPinch(withMirror(at(lantern.x + 30, lantern.y), lantern), lantern);
    const to = pinch && pinchTo(pinch, withMirror(at(lantern.x, lantern.y - 45), lantern));
    expect(to).toEqual({ ...lantern, size: lantern.size * 1.5 });
  });
});

suite('lanterns', () => {
  it('keep their limits', () => {
    const start = newFestival();
    const far = litOf(change(start, 'round', { x: -99, y: 9999, size: 99 }, 'drag'));
    expect(far).toMatchObject({ x: SKY.left, y: SKY.bottom, size: SIZES.most });
    expect(litOf(grow(start, 'round', 0.01)).size).toBe(SIZES.least);
    const largest = grow(start, 'round', 99);
    expect(grow(largest, 'round', 2)).toBe(largest);
  });

  it('that are not meant do not change', () => {
    const [, star, kite] = lanternsOf(newFestival());
    const moved = nudge(newFestival(), at(4, -4));
    expect(litOf(moved)).toMatchObject({ kind: 'round', x: 122, y: 164 });
    expect(lanternsOf(moved).slice(1)).toEqual([star, kite]);
  });

  it('make one step of a gesture, and one more of the next', () => {
    const pinch = (festival = newFestival()) =>
      settle(
        [1.1, 1.2, 1.3].reduce((now, size) => change(now, 'star', { size }, 'pinch'), festival),
      );
    const once = pinch();
    expect(once.history.at).toBe(1);
    const twice = settle(change(once, 'star', { size: 0.7 }, 'pinch'));
    expect(twice.history.at).toBe(2);
    expect(lanternsOf(undoLast(twice))[1]?.size).toBe(1.3);
    expect(lanternsOf(undoLast(undoLast(twice)))[1]?.size).toBe(0.85);
    const back = undoLast(light(twice, 'kite'));
    expect(back.lit).toBe('star');
    expect(lanternsOf(redoNext(back))[1]?.size).toBe(0.7);
    expect(undoLast(newFestival())).toEqual(newFestival());
  });

  it('are said, with their limits', () => {
    const start = newFestival();
    expect(describe(start)).toBe('The round lantern is lit: 115% of its size, at 118, 168.');
    const star = light(start, 'star');
    expect(describe(grow(star, 'star', 9))).toBe(
      'The star lantern is lit: 240% of its size, the largest, at 250, 214.',
    );
    expect(describe(grow(star, 'star', 0.1))).toContain(
      '50% of its size, the smallest, at 250, 214.',
    );
  });
});

it('a drag beyond the sky is corrected on the node, too: a binding does not write a prop that stays the same', () => {
  const node = new Konva.Circle({ x: -30, y: 900 });
  expect(placeIn(node)).toEqual({ x: SKY.left, y: SKY.bottom });
  expect(node.position()).toEqual({ x: SKY.left, y: SKY.bottom });
});
