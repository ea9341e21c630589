import { expect, it } from 'vitest';
import { createRandom } from '../../common/konva/random';
import {
  blur,
  COUNT,
  describe,
  focus,
  hold,
  inOrder,
  move,
  newTray,
  PAPER,
  placeOf,
  press,
  putDown,
} from './shared/cookies';

const trayOf = (seed: number) => newTray(createRandom(seed));

it('bakes ten stars that lie on the paper and not on each other, sixty times', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const { cookies } = trayOf(seed);
    expect(cookies).toHaveLength(COUNT);
    for (const a of cookies) {
      expect(a.x - a.radius).toBeGreaterThanOrEqual(PAPER.x);
      expect(a.y - a.radius).toBeGreaterThanOrEqual(PAPER.y);
      expect(a.x + a.radius).toBeLessThanOrEqual(PAPER.x + PAPER.width);
      expect(a.y + a.radius).toBeLessThanOrEqual(PAPER.y + PAPER.height);
      for (const b of cookies) {
        if (a.id === b.id) continue;
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius);
      }
    }
  }
});

it('bakes other sizes each time', () => {
  const sizes = (seed: number) => trayOf(seed).cookies.map(({ radius }) => radius);
  expect(sizes(3)).not.toEqual(sizes(4));
});

it('keeps a star on the paper, wherever it is dropped', () => {
  const tray = trayOf(1);
  const [star] = move(tray, 'star-1', { x: -900, y: 900 }).cookies;
  expect(star).toMatchObject({
    x: PAPER.x + (star?.radius ?? 0),
    y: PAPER.y + PAPER.height - (star?.radius ?? 0),
  });
  expect(move(tray, 'star-11', { x: 0, y: 0 })).toEqual(tray);
});

it('has one star in the hand, and the last one on top', () => {
  const tray = focus(trayOf(1), 'star-2');
  expect(tray).toMatchObject({ held: 'star-2', last: 'star-2', focused: 'star-2' });
  expect(inOrder(tray).at(-1)?.id).toBe('star-2');
  // The pointer takes another one before the button loses the focus.
  expect(blur(hold(tray, 'star-3'), 'star-2')).toMatchObject({ held: 'star-3', focused: null });
  expect(putDown(tray, 'star-2')).toMatchObject({ held: null, last: 'star-2' });
});

it('moves by arrow keys, and leaves other keys to the page', () => {
  const tray = move(trayOf(1), 'star-2', { x: 240, y: 180 });
  expect(press(tray, 'star-2', 'ArrowUp')?.cookies[1]).toMatchObject({ x: 240, y: 164 });
  expect(press(tray, 'star-2', 'Tab')).toBeUndefined();
  expect(press(tray, 'star-11', 'ArrowUp')).toBeUndefined();
});

it('says where a star is', () => {
  const tray = move(trayOf(1), 'star-1', { x: 999, y: 999 });
  const held = hold(tray, 'star-1');
  expect(describe(held)).toBe('Star 1 with icing is in your hand, at the bottom right.');
  expect(describe(putDown(held, 'star-1'))).toBe('Star 1 with icing lies at the bottom right.');
  expect(describe(tray)).toContain('Pick one up');
  const [first] = move(tray, 'star-1', { x: PAPER.x, y: 180 }).cookies;
  expect(first && placeOf(first)).toBe('middle left');
});
