import type { TitleRecord } from '../model/index-files';
import { pageOf } from '../model/record';
import type { EvaluationQuery } from './queries';

/** How well a set of queries was answered. */
export interface Evaluation {
  /** Number of queries whose wanted page is in the index; the others are left out of all numbers below. */
  judged: number;
  skipped: number;
  /** Mean reciprocal rank within the first five results. */
  mrrAt5: number;
  /** Share of queries whose first result is a wanted one. */
  firstRight: number;
  /** Query times in milliseconds. */
  p50: number;
  p95: number;
  /** Queries whose wanted page is not first, worst first. */
  misses: { query: string; rank: number | undefined; first: string[]; wanted: string[] }[];
}

const LOOKED_AT = 5;
const TIMED_RUNS = 3;

/** The shortest of a few runs: what the query takes when nothing else uses the CPU. */
function timeOf(run: () => unknown): number {
  const runs = Array.from({ length: TIMED_RUNS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...runs);
}

/** True when a result is on a wanted page; when the wanted URL has an anchor, the result must have it, too. */
function isWanted(url: string, wanted: readonly string[]): boolean {
  return wanted.some((each) => (each.includes('#') ? url === each : pageOf(url) === each));
}

/**
 * Runs every query and finds the rank of the wanted page.
 * @param answer returns the URLs of a query's results, best first
 */
export function evaluate(
  queries: readonly EvaluationQuery[],
  records: readonly Pick<TitleRecord, 'url'>[],
  answer: (query: string) => string[],
): Evaluation {
  const urls = new Set(records.flatMap(({ url }) => [url, pageOf(url)]));
  const judged = queries.filter(({ wanted }) => wanted.some((url) => urls.has(url)));
  const times: number[] = [];
  const misses: Evaluation['misses'] = [];
  let total = 0;
  for (const { query, wanted } of judged) {
    const results = answer(query);
    times.push(timeOf(() => answer(query)));
    const rank = results.slice(0, LOOKED_AT).findIndex((url) => isWanted(url, wanted)) + 1;
    total += rank === 0 ? 0 : 1 / rank;
    if (rank !== 1) misses.push({ query, rank: rank === 0 ? undefined : rank, first: results.slice(0, 3), wanted });
  }
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    judged: judged.length,
    skipped: queries.length - judged.length,
    mrrAt5: judged.length === 0 ? 0 : total / judged.length,
    firstRight: judged.length === 0 ? 0 : (judged.length - misses.length) / judged.length,
    p50: percentile(0.5),
    p95: percentile(0.95),
    misses: misses.sort((a, b) => (b.rank ?? LOOKED_AT + 1) - (a.rank ?? LOOKED_AT + 1)),
  };
}
