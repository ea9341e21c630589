import { expect, it } from 'vitest';
import { record } from '../testing/records';
import { parseQuery } from './parse';
import { factsOf, titleFactor } from './rank-factors';
import { SAME_TITLE_BONUS } from './weights';

it('takes the address of a framework’s page for the same title when the query names the framework', () => {
  const factor = (url: string, query: string) =>
    titleFactor(factsOf(record({ url, titles: ['Guide', 'State'] })), new Map(), parseQuery(query)).factor;
  expect(factor('/docs/vue/Drag_And_Drop.html', 'vue drag and drop')).toBe(1 + SAME_TITLE_BONUS);
  expect(factor('/docs/vue/Drag_And_Drop.html', 'drag and drop')).toBe(1 + SAME_TITLE_BONUS);
  expect(factor('/docs/react/Drag_And_Drop.html', 'vue drag and drop')).toBe(1);
  expect(factor('/docs/drag_and_drop/Drag_and_Drop.html', 'vue drag and drop')).toBe(1);
});
