import { describe, expect, it } from 'vitest';
import {
  asDrawn,
  boxOf,
  describe as inWords,
  flip,
  MOUNTS,
  SIGN,
  type Mount,
} from './shared/mirror';

const mount = (offsetX: number, offsetY: number): Mount => ({
  name: 'hinged',
  x: 100,
  y: 50,
  offsetX,
  offsetY,
});
const all = [asDrawn, flip(asDrawn, 'x'), flip(asDrawn, 'y'), flip(flip(asDrawn, 'x'), 'y')];

describe('boxOf', () => {
  it('a corner at the position swings to the other side of it', () => {
    const boxes = all.map((facing) => boxOf(mount(0, 0), facing));
    expect(boxes.map(({ x, y }) => [x, y])).toEqual([
      [100, 50],
      [100 - SIGN.width, 50],
      [100, 50 - SIGN.height],
      [100 - SIGN.width, 50 - SIGN.height],
    ]);
  });

  it('a middle at the position turns in place', () => {
    const middle = mount(SIGN.width / 2, SIGN.height / 2);
    for (const facing of all) expect(boxOf(middle, facing)).toEqual(boxOf(middle, asDrawn));
  });

  it('an offset between moves by twice its distance from the middle', () => {
    const near = mount(30, SIGN.height / 2);
    const moved = boxOf(near, flip(asDrawn, 'x')).x - boxOf(near, asDrawn).x;
    expect(moved).toBe(2 * (30 - SIGN.width / 2));
  });
});

describe('the signs', () => {
  it('flip back, one axis at a time', () => {
    expect(flip(flip(asDrawn, 'y'), 'y')).toEqual(asDrawn);
    expect(flip(asDrawn, 'y')).toEqual({ x: 1, y: -1 });
  });

  it('do not touch each other, however they face', () => {
    const [hinged, centered] = MOUNTS;
    if (!hinged || !centered) throw new Error('There are two signs.');
    for (const facing of all) {
      expect(boxOf(hinged, facing).x + SIGN.width).toBeLessThan(boxOf(centered, facing).x);
    }
  });

  it('are told apart in words', () => {
    expect(new Set(all.map(inWords)).size).toBe(4);
    expect(inWords({ x: -1, y: -1 })).toContain('left of and above its corner');
  });
});
