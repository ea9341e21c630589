import { expect, it } from 'vitest';
import { BORDER, describe, keepOnWall, PICTURE, pressKey, START, WALL } from './shared/wall';

it('a picture stays on the wall with its whole border', () => {
  expect(keepOnWall({ x: -50, y: 9999 })).toEqual({
    x: BORDER / 2,
    y: WALL.height - PICTURE.height - BORDER / 2,
  });
  expect(keepOnWall(START.Owl)).toEqual(START.Owl);
});

it('arrow keys move it, and no other key does', () => {
  const press = (key: string) => pressKey({ x: 12, y: 100 }, key);
  expect(press('ArrowLeft')).toEqual({ x: 10, y: 100 });
  expect(press('ArrowDown')).toEqual({ x: 12, y: 110 });
  expect(press('Tab')).toBeUndefined();
});

it('is told in words', () => {
  expect(describe(null, START)).toBe('Both pictures have their border.');
  expect(describe('Owl', { ...START, Owl: { x: 10.4, y: 20.6 } })).toBe(
    'Owl: no border, at 10, 21.',
  );
});
