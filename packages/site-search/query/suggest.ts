import type { TitleRecord } from '../model/index-files';
import { parseQuery } from './parse';
import type { SearchIndex } from './search-index';
import { slips } from './likeness';
import { MOST_ASKED } from './most-asked';

/** The maximum number of suggestions. */
const MAX = 3;
/** For a query that found nothing, a word may have more typos than usual. */
const WIDE_LIMIT = 3;
const SHORTEST_KNOWN_WORD = 4;

/**
 * For a query that found nothing, suggests queries that find something. In this order it tries: all words replaced by the most similar
 * words in titles, each of these alone, each typed word alone, what people ask most, and the site's largest groups.
 */
export function suggest(query: string, index: SearchIndex, accepts: (record: TitleRecord) => boolean): string[] {
  const { words } = parseQuery(query);
  const candidates: string[] = [];
  const nearest = words.map(({ whole }) => nearestTitleWord(whole, index));
  if (nearest.some((word) => word !== undefined)) {
    candidates.push(words.map(({ whole }, position) => nearest[position] ?? whole).join(' '));
  }
  candidates.push(...nearest.filter((word) => word !== undefined), ...words.map(({ whole }) => whole));
  candidates.push(...MOST_ASKED.map(([query]) => query));
  candidates.push(...groupsOf(index.records.filter(accepts)));
  const tried = new Set([query.trim().toLowerCase()]);
  const found: string[] = [];
  for (const candidate of candidates) {
    if (found.length === MAX) break;
    const key = candidate.toLowerCase();
    if (tried.has(key)) continue;
    tried.add(key);
    // The dialog runs a suggestion with a trailing space, so its last word counts as complete.
    if (index.search(`${key} `, accepts).found.length > 0) found.push(candidate);
  }
  return found;
}

function nearestTitleWord(typed: string, index: SearchIndex): string | undefined {
  const limit = Math.min(WIDE_LIMIT, Math.floor(typed.length / 2));
  if (limit === 0) return undefined;
  let best: string | undefined;
  let least = limit + 1;
  for (const word of index.titleTerms()) {
    if (word.length < SHORTEST_KNOWN_WORD) continue;
    const distance = slips(typed, word, least - 1, true);
    if (distance < least) [best, least] = [word, distance];
    if (least === 0) break;
  }
  return least === 0 ? undefined : best;
}

/** Groups of the site, the one with the most pages first. */
function groupsOf(records: readonly TitleRecord[]): string[] {
  const sizes = new Map<string, number>();
  for (const { kind, titles } of records) {
    const [group = ''] = titles;
    if (kind === 'page' && group !== '') sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  return [...sizes].sort((a, b) => b[1] - a[1]).map(([group]) => group);
}
