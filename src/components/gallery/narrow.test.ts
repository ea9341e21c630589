import { describe, expect, it } from 'vitest';
import { FEATURES, toLetters, type FeatureId } from './features';
import { bestFirst, countDemos, countValues, isWhole, narrow, type NarrowedDemo } from './narrow';
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
  it('keeps all finished demos when nothing is chosen', () => {
    expect(left({ query: '' })).toEqual(['bars', 'lines']);
    expect(countDemos(shelves)).toBe(3);
    // The very same shelves: components that compare their props do not render again.
    expect(narrow(shelves, { query: ' ' })[0]).toBe(shelves[0]);
  });

  it('keeps the samples of tutorials when they are chosen, all or those of a section', () => {
    expect(left({ query: '', category: 'tutorials' })).toEqual(['rect']);
    expect(left({ query: '', category: 'shapes' })).toEqual(['rect']);
    expect(isWhole({ query: '', category: 'tutorials' })).toBe(true);
    expect(isWhole({ query: '', category: 'shapes' })).toBe(false);
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
      vanilla: 2,
      react: 1,
      vue: 1,
    });
    expect(Object.fromEntries(countValues(shelves, { query: '' }, 'category'))).toEqual({
      charts: 2,
      shapes: 1,
      tutorials: 1,
    });
    const choice = { query: '', framework: 'vue', level: 'advanced' };
    // The chosen framework does not limit the counts of other frameworks; the level does.
    expect(Object.fromEntries(countValues(shelves, choice, 'framework'))).toEqual({ vanilla: 1, vue: 1 });
    expect(Object.fromEntries(countValues(shelves, choice, 'feature'))).toEqual({ drag: 1 });
    const one = countValues(shelves, { query: '', framework: 'react' }, 'framework');
    expect(Object.fromEntries(one)).toEqual({ vanilla: 2, react: 1, vue: 1 });
    expect(countValues(shelves, { query: 'nothing' }, 'category').size).toBe(0);
  });

  it('keeps as many demos as it counted', () => {
    for (const { id } of FEATURES) {
      const count = countValues(shelves, { query: '' }, 'feature').get(id) ?? 0;
      expect(left({ query: '', feature: id })).toHaveLength(count);
    }
  });
});

describe('one list of what was found', () => {
  const found = (title: string, tags: string[], summary = '') => ({ ...demo(title, [], []), tags, summary });
  const shelf = (id: string, ...demos: NarrowedDemo[]): Shelf<NarrowedDemo> => ({
    id,
    title: id,
    kind: 'sandbox',
    demos,
  });

  it('has those first whose title has the words, then those with the tag, then the others', () => {
    const shelves = [
      shelf('a', found('Editor', [], 'Shapes snap.'), found('Planner', ['snap'])),
      shelf('b', found('Snap to grid', [])),
    ];
    expect(bestFirst(shelves, 'SNAP').map(({ id }) => id)).toEqual(['Snap to grid', 'Planner', 'Editor']);
  });

  it('has the first of each shelf before the second when nothing is typed', () => {
    const shelves = [shelf('a', found('a1', []), found('a2', [])), shelf('b', found('b1', []), found('b2', []))];
    expect(bestFirst(shelves, ' ').map(({ id }) => id)).toEqual(['a1', 'b1', 'a2', 'b2']);
  });
});
