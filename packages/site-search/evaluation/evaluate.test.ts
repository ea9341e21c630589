import { describe, expect, it } from 'vitest';
import { indexTitles } from '../query/index-titles';
import { SearchIndex } from '../query/search-index';
import { evaluate } from './evaluate';
import { outlineRecords } from './outline-records';
import { EVALUATION_QUERIES } from './queries';

/** The lowest mean reciprocal rank within five results with which the search may be published. */
const FLOOR = 0.8;
/** The same before the texts are loaded. */
const TITLES_FLOOR = 0.7;

const records = outlineRecords();
const index = new SearchIndex(records, indexTitles(records));
const ask = (query: string) => index.search(query).found.map(({ record }) => records[record]?.url ?? '');

describe('evaluation on the outline of the site', () => {
  it('has enough queries, without duplicates, whose pages are all in the outline', () => {
    const queries = EVALUATION_QUERIES.map(({ query }) => query);
    expect(queries.length).toBeGreaterThanOrEqual(80);
    expect(new Set(queries).size).toBe(queries.length);
    const urls = new Set(records.flatMap(({ url }) => [url, url.split('#')[0]]));
    const unknown = EVALUATION_QUERIES.flatMap(({ query, wanted }) =>
      wanted.filter((url) => !urls.has(url) && !url.includes('#')).map((url) => `${query}: ${url}`),
    );
    expect(unknown).toEqual([]);
  });

  it('reaches the required ranks before and after the texts are indexed', () => {
    const early = evaluate(EVALUATION_QUERIES, records, ask);
    index.addSummaries(0, records.length);
    index.addTexts(records.map((record) => record.text));
    const late = evaluate(EVALUATION_QUERIES, records, ask);
    const line = (name: string, { mrrAt5, firstRight, judged, p95 }: typeof late) =>
      `${name}: MRR@5 ${mrrAt5.toFixed(3)}, first right ${(firstRight * 100).toFixed(0)} %, ${judged} queries, p95 ${p95.toFixed(1)} ms`;
    console.warn(`${line('titles', early)}\n${line('titles and texts', late)}`);
    expect(late.judged).toBe(EVALUATION_QUERIES.length);
    expect(early.mrrAt5).toBeGreaterThanOrEqual(TITLES_FLOOR);
    expect(late.mrrAt5).toBeGreaterThanOrEqual(FLOOR);
  });
});
