import { describe, expect, it } from 'vitest';
import { FEATURES, toLetters, type FeatureId } from './features';
import { countDemos, countValues, narrow, type NarrowedDemo } from './narrow';
import type { Shelf } from './shelves';

const demo = (id: string, flavours: string[], features: FeatureId[], level?: string): NarrowedDemo => ({
  id,
  title: id,
  summary: '',
  tags: [],
  flavours,
  features: toLetters(new Set(features)),
  ...(level === undefined ? {} : { level }),
});

const shelves: Shelf<NarrowedDemo>[] = [
  {
    id: 'charts',
    title: 'Charts',
    kind: 'sandbox',
    demos: [
      demo('bars', ['vanilla', 'react'], ['drag', 'export'], 'starter'),
      demo('lines', ['vanilla', 'vue'], ['drag'], 'advanced'),
    ],
  },
  { id: 'shapes', title: 'Shapes', kind: 'tutorial', demos: [demo('rect', ['vanilla'], [])] },
];
const left = (choice: Parameters<typeof narrow>[1]) =>
  narrow(shelves, choice).flatMap(({ demos }) => demos.map(({ id }) => id));

describe('narrowing', () => {
  it('keeps everything when nothing is chosen', () => {
    expect(left({ query: '' })).toEqual(['bars', 'lines', 'rect']);
    expect(countDemos(shelves)).toBe(3);
    // The very same shelves: components that compare their props do not render again.
    expect(narrow(shelves, { query: ' ' })[0]).toBe(shelves[0]);
  });

  it('keeps the demos that match all filters, and no empty shelves', () => {
    expect(left({ query: '', framework: 'vue' })).toEqual(['lines']);
    expect(left({ query: '', feature: 'drag' })).toEqual(['bars', 'lines']);
    expect(left({ query: '', feature: 'drag', level: 'starter' })).toEqual(['bars']);
    expect(left({ query: 'lines', category: 'charts' })).toEqual(['lines']);
    expect(narrow(shelves, { query: '', category: 'shapes' }).map(({ id }) => id)).toEqual(['shapes']);
    expect(left({ query: 'lines', level: 'starter' })).toEqual([]);
  });

  it('excludes a demo without a level from every level', () => {
    for (const level of ['starter', 'intermediate', 'advanced'])
      expect(left({ query: '', level })).not.toContain('rect');
  });

  it('counts the demos that each value would leave, given the other filters', () => {
    expect(Object.fromEntries(countValues(shelves, { query: '' }, 'framework'))).toEqual({
      vanilla: 3,
      react: 1,
      vue: 1,
    });
    const choice = { query: '', framework: 'vue', level: 'advanced' };
    // The chosen framework does not limit the counts of other frameworks; the level does.
    expect(Object.fromEntries(countValues(shelves, choice, 'framework'))).toEqual({ vanilla: 1, vue: 1 });
    expect(Object.fromEntries(countValues(shelves, choice, 'feature'))).toEqual({ drag: 1 });
    const one = countValues(shelves, { query: '', framework: 'react' }, 'framework');
    expect(Object.fromEntries(one)).toEqual({ vanilla: 3, react: 1, vue: 1 });
    expect(countValues(shelves, { query: 'nothing' }, 'category').size).toBe(0);
  });

  it('keeps as many demos as it counted', () => {
    for (const { id } of FEATURES) {
      const count = countValues(shelves, { query: '' }, 'feature').get(id) ?? 0;
      expect(left({ query: '', feature: id })).toHaveLength(count);
    }
  });
});
