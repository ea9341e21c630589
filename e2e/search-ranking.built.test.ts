import { describe, expect, it } from 'vitest';
import { evaluate } from '../packages/site-search/evaluation/evaluate';
import { withOutline } from '../packages/site-search/evaluation/outline-records';
import { EVALUATION_QUERIES } from '../packages/site-search/evaluation/queries';
import { indexTitles } from '../packages/site-search/query/index-titles';
import { SearchIndex } from '../packages/site-search/query/search-index';
import { builtSearch } from '../testing/built-search';
import { BUILD_FOLDER } from '../testing/paths';

describe('ranking', () => {
  const MIN_MRR = 0.8;

  it('the page that a reader wants is first, in this build’s index', () => {
    const { records, texts, ask } = builtSearch(BUILD_FOLDER);
    evaluate(EVALUATION_QUERIES, records, ask);
    const { misses, ...numbers } = evaluate(EVALUATION_QUERIES, records, ask);
    const worst = misses.slice(0, 10).map(({ query, rank }) => `${query} (${rank ?? 'not in five'})`);
    console.warn('Search ranking:', JSON.stringify({ ...numbers, worst }));
    expect(numbers.judged).toBeGreaterThan(0);
    expect(numbers.mrrAt5).toBeGreaterThanOrEqual(MIN_MRR);

    // All queries, also those whose page another build would leave out.
    const whole = withOutline(records.map((record, at) => ({ ...record, text: texts[at] ?? '' })));
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
