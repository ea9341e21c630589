import { expect, it } from 'vitest';
import { add, describe, START, undo } from './shared/cake';

it('a candle is added where it is on the cake, and undo takes it back', () => {
  const more = add(START, { x: 10, y: 20 });
  expect(more.at(-1)).toHaveLength(4);
  expect(more.at(-1)?.at(-1)).toEqual({ x: 10, y: 20 });
  expect(undo(more)).toEqual(START);
  expect(undo(START)).toEqual(START);
});

it('nothing is added beside the cake', () => {
  expect(add(START, { x: 121, y: 0 })).toBe(START);
  expect(add(START, { x: 0, y: -75 })).toBe(START);
});

it('the coordinates are whole numbers', () => {
  const at = { x: 1.4, y: -2.6 };
  expect(describe({ stage: at, layer: at, group: at })).toBe(
    'stage 1, -3 · layer 1, -3 · group 1, -3',
  );
  expect(describe(null)).toContain('Press the cake');
});
