import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../packages/site-search/evaluation/evaluate';
import { withOutline } from '../packages/site-search/evaluation/outline-records';
import { EVALUATION_QUERIES } from '../packages/site-search/evaluation/queries';
import { decodeTitles, isTextsFile, isTitlesFile } from '../packages/site-search/model/index-files';
import { indexTitles } from '../packages/site-search/query/index-titles';
import { SearchIndex } from '../packages/site-search/query/search-index';
import { TermIndex } from '../packages/site-search/query/term-index';
import { BUILD_FOLDER } from '../testing/paths';

describe('ranking', () => {
  const MIN_MRR = 0.8;

  it('the page that a reader wants is first, in this build’s index', () => {
    const folder = path.join(BUILD_FOLDER, 'search-index');
    const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
    const titles = read('titles.json');
    if (!isTitlesFile(titles)) throw new Error('titles.json has another layout.');
    const texts = read(titles.texts);
    if (!isTextsFile(texts)) throw new Error(`${titles.texts} has another layout.`);
    const records = decodeTitles(titles);
    const index = new SearchIndex(records, TermIndex.unpack(titles.terms));
    index.addSummaries(0, records.length);
    index.addTexts(texts.texts);
    const ask = (query: string) => index.search(query).found.map(({ record }) => records[record]?.url ?? '');
    evaluate(EVALUATION_QUERIES, records, ask);
    const { misses, ...numbers } = evaluate(EVALUATION_QUERIES, records, ask);
    const worst = misses.slice(0, 10).map(({ query, rank }) => `${query} (${rank ?? 'not in five'})`);
    console.warn('Search ranking:', JSON.stringify({ ...numbers, worst }));
    expect(numbers.judged).toBeGreaterThan(0);
    expect(numbers.mrrAt5).toBeGreaterThanOrEqual(MIN_MRR);

    // All queries, also those whose page another build would leave out.
    const whole = withOutline(records.map((record, at) => ({ ...record, text: texts.texts[at] ?? '' })));
    const wholeIndex = new SearchIndex(whole, indexTitles(whole));
    wholeIndex.addSummaries(0, whole.length);
    wholeIndex.addTexts(whole.map(({ text }) => text));
    const all = evaluate(EVALUATION_QUERIES, whole, (query) =>
      wholeIndex.search(query).found.map(({ record }) => whole[record]?.url ?? ''),
    );
    console.warn('With the outline of what is not there:', JSON.stringify({ ...all, misses: all.misses.length }));
    expect(all.judged).toBe(EVALUATION_QUERIES.length);
    expect(all.mrrAt5).toBeGreaterThanOrEqual(MIN_MRR);
  });
});
