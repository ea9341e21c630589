import { describe, expect, it } from 'vitest';
import { ROUNDED_CORNERS, SITE } from '../testing/records';
import { answer, type AnswerSource } from './answer';
import { indexTitles } from './index-titles';
import { SearchIndex } from './search-index';

const index = new SearchIndex(SITE, indexTitles(SITE));
index.addSummaries(0, SITE.length);
index.addTexts(SITE.map((each) => each.text));
const source: AnswerSource = { index, textOf: (at) => SITE[at]?.text ?? '', origin: 'https://example.org' };

/** The request that the dialog sends. */
const DIALOG = {
  indexName: 'konva',
  attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'content:10'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
};
const one = (query: string, more = {}) => {
  const result = answer([{ ...DIALOG, query, ...more }], source).results[0];
  if (result === undefined) throw new Error('There is no result.');
  return result;
};

describe('answer', () => {
  it('has the hosted service’s response shape', () => {
    const { hits, ...rest } = one('rounded corners');
    expect(rest).toMatchObject({
      nbHits: 2,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      query: 'rounded corners',
      index: 'konva',
    });
    expect(hits[0]).toEqual({
      ...ROUNDED_CORNERS,
      content: 'cornerRadius takes one number or four.',
      _highlightResult: {
        hierarchy: {
          lvl0: { value: 'Shapes', matchLevel: 'none', matchedWords: [] },
          lvl1: { value: 'Rectangle', matchLevel: 'none', matchedWords: [] },
          lvl2: {
            value: '<mark>Rounded</mark> <mark>corners</mark>',
            matchLevel: 'full',
            matchedWords: ['rounded', 'corners'],
            fullyHighlighted: true,
          },
        },
      },
      _snippetResult: {
        hierarchy: {
          lvl0: { value: 'Shapes', matchLevel: 'none' },
          lvl1: { value: 'Rectangle', matchLevel: 'none' },
          lvl2: { value: '<mark>Rounded</mark> <mark>corners</mark>', matchLevel: 'full' },
        },
        content: { value: '<mark>corner</mark>Radius takes one number or four.', matchLevel: 'partial' },
      },
    });
  });

  it('answers several requests at once, in their order', () => {
    const { results } = answer(
      [
        { ...DIALOG, query: 'seat' },
        { ...DIALOG, query: '' },
      ],
      source,
    );
    expect(results.map((result) => result.nbHits > 0)).toEqual([true, false]);
  });

  it('returns a section that was found by its text as a content hit', () => {
    expect(one('four').hits[0]).toMatchObject({ type: 'content', anchor: 'rounded-corners' });
    expect(one('width').hits[0]).toMatchObject({ type: 'lvl1' });
  });

  it('returns results by page', () => {
    const all = one('a').hits.map((hit) => hit.objectID);
    const pages = [0, 1].flatMap((page) => one('a', { hitsPerPage: 2, page }).hits.map((hit) => hit.objectID));
    expect(pages).toEqual(all.slice(0, 4));
    expect(one('a', { hitsPerPage: 2 }).nbPages).toBe(Math.ceil(all.length / 2));
    expect(one('a', { page: 99 }).hits).toEqual([]);
  });

  it('applies facet filters', () => {
    expect(one('rectangle', { facetFilters: ['language:fr'] }).hits.map((hit) => hit.anchor ?? hit.url)).toEqual([
      'https://example.org/fr/docs/Rect.html',
    ]);
  });

  it('gives demos on one page different ids', () => {
    const ids = one('seat reservation').hits.map((hit) => hit.objectID);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('suggests up to three queries with results when this one has none', () => {
    const { hits, suggestions = [] } = one('raktamgle');
    expect(hits).toEqual([]);
    expect(suggestions[0]).toBe('rectangle');
    expect(suggestions.length).toBeLessThanOrEqual(3);
    for (const suggestion of suggestions) expect(one(suggestion).nbHits).toBeGreaterThan(0);
    expect(one('').suggestions).toBeUndefined();
  });

  it('suggests what people ask most when nothing is similar', () => {
    const [first] = SITE;
    if (first === undefined) throw new Error('The site has no records.');
    const records = [{ ...first, titles: ['Drag and drop', 'Simple drag bounds'] }];
    const bounds: AnswerSource = {
      index: new SearchIndex(records, indexTitles(records)),
      textOf: () => '',
      origin: '',
    };
    expect(answer([{ ...DIALOG, query: 'qqqzzzqqqzzz' }], bounds).results[0]?.suggestions).toEqual([
      'drag bounds',
      'Drag and drop',
    ]);
  });

  it('uses summaries until the texts have loaded', () => {
    const early: AnswerSource = { index: new SearchIndex(SITE, indexTitles(SITE)), textOf: () => '', origin: '' };
    const hit = answer([{ ...DIALOG, query: 'rectangle' }], early).results[0]?.hits[0];
    expect(hit?.content).toBe('Draw a rectangle and round its corners.');
  });
});

describe('bad input', () => {
  const EVIL = [
    '',
    '   ',
    '\t\n',
    'a'.repeat(64),
    '/'.repeat(64),
    '.*+?^${}()|[]\\',
    '(((((',
    '[a-z',
    '\\',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</mark><b>',
    '&amp;&lt;',
    '<Html> & "quotes"',
    'مرحبا بالعالم',
    'שלום \u202erect',
    '图层 画布 拖动',
    'ドラッグ',
    '😀👩‍👩‍👧‍👦 rect',
    '\u0000\uFFFF\uD800',
    'constructor',
    '__proto__',
    'toString hasOwnProperty',
    'İ ß ﬁ',
    '-1 OR 1=1; --',
    '%00%0a',
  ];

  it.each(EVIL)('%j: no error, and no markup other than marks', (query) => {
    const result = one(query);
    const values = JSON.stringify(result.hits.map((hit) => [hit._snippetResult, hit.hierarchy.lvl1, hit.content]));
    expect(values.replaceAll('<mark>', '').replaceAll('</mark>', '')).not.toMatch(/[<>]/);
    expect(result.query).toBe(query);
  });

  it('does not throw for random strings of 64 characters', () => {
    let seed = 7;
    const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    for (let round = 0; round < 500; round++) {
      const query = Array.from({ length: 64 }, () => String.fromCodePoint(Math.floor(random() * 0x2fff))).join('');
      expect(() => one(query)).not.toThrow();
    }
    // Five seconds of work, and more on a busy machine.
  }, 60_000);
});
