import { expect, it } from 'vitest';
import { byKey, COUNT, describe, move, newTray, PAPER, placeOf } from './shared/cookies';

const seeds = Array.from({ length: 60 }, (_, i) => i / 60);

it('bakes ten stars that lie on the paper and not on each other, for every seed', () => {
  for (const seed of seeds) {
    const tray = newTray(seed);
    expect(tray).toHaveLength(COUNT);
    for (const a of tray) {
      expect(a.x - a.radius).toBeGreaterThanOrEqual(PAPER.x);
      expect(a.y - a.radius).toBeGreaterThanOrEqual(PAPER.y);
      expect(a.x + a.radius).toBeLessThanOrEqual(PAPER.x + PAPER.width);
      expect(a.y + a.radius).toBeLessThanOrEqual(PAPER.y + PAPER.height);
      for (const b of tray) {
        if (a.id === b.id) continue;
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius);
      }
    }
  }
});

it('bakes the same for the same seed, and other sizes for another one', () => {
  expect(newTray(0.3)).toEqual(newTray(0.3));
  expect(newTray(0.3).map(({ radius }) => radius)).not.toEqual(
    newTray(0.4).map(({ radius }) => radius),
  );
});

it('keeps a star on the paper, wherever it is dropped', () => {
  const tray = newTray(0.1);
  const [star] = move(tray, 'star-1', { x: -900, y: 900 });
  expect(star).toMatchObject({
    x: PAPER.x + (star?.radius ?? 0),
    y: PAPER.y + PAPER.height - (star?.radius ?? 0),
  });
  expect(move(tray, 'star-11', { x: 0, y: 0 })).toEqual(tray);
});

it('moves by arrow keys, and leaves other keys to the page', () => {
  const tray = move(newTray(0.1), 'star-2', { x: 240, y: 180 });
  expect(byKey(tray, 'star-2', 'ArrowUp')?.[1]).toMatchObject({ x: 240, y: 164 });
  expect(byKey(tray, 'star-2', 'Tab')).toBe(null);
  expect(byKey(tray, 'star-11', 'ArrowUp')).toBe(null);
});

it('says where a star is', () => {
  const tray = move(newTray(0.1), 'star-1', { x: 999, y: 999 });
  expect(describe(tray, 'star-1', null)).toBe(
    'Star 1 with icing is in your hand, at the bottom right.',
  );
  expect(describe(tray, null, 'star-1')).toBe('Star 1 with icing lies at the bottom right.');
  expect(describe(tray, null, null)).toContain('Pick one up');
  const [first] = move(tray, 'star-1', { x: PAPER.x, y: 180 });
  expect(first && placeOf(first)).toBe('middle left');
});
