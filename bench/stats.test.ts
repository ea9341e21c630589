import { expect, it } from 'vitest';
import { isWithin, median, sampled, table } from './stats';

it('takes the middle', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 20, 30])).toBe(25);
  expect(median([])).toBeNaN();
});

it('compares with the anchor and marks what is over its limit', () => {
  const row = sampled(
    { section: 'first canvas', name: 'vue', unit: 'ms', anchor: { value: 200, source: 'prototype' }, limit: 300 },
    [310, 290, 400],
  );
  expect(isWithin(row)).toBe(false);
  const [, , line = ''] = table([row, { section: 'page', name: 'script', value: 99.96, unit: 'kB' }]).split('\n');
  expect(line.split('|').map((cell) => cell.trim())).toEqual([
    '',
    'first canvas: vue',
    '310 ms',
    '290 ms to 400 ms',
    '200 ms (prototype)',
    '1.55',
    '300 ms',
    'OVER',
    '',
  ]);
});
