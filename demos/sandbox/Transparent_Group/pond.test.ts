import { expect, it } from 'vitest';
import { NEXT, START, swim } from './shared/pond';

it('moves one koi and no other, and leaves the old list alone', () => {
  const before = structuredClone(START);
  const later = swim(START, 'isolated', { x: 10, y: -20 });
  expect(later).toEqual([START[0], { ...START[1], x: 10, y: -20 }, START[2]]);
  expect(START).toEqual(before);
});

it('takes one koi after the other', () => {
  expect(new Set(START.map(({ way }) => NEXT[way]))).toEqual(new Set(START.map(({ way }) => way)));
});
