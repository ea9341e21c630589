import type { TitleRecord } from '../model/index-files';
import { parseQuery } from './parse';
import type { SearchIndex } from './search-index';
import { slips } from './likeness';

/** Most alternatives shown. */
const MOST = 3;
/** For a query that found nothing, a word may be further off than a slip of the finger. */
const WIDE_LIMIT = 3;
const SHORTEST_KNOWN_WORD = 4;

/**
 * Queries that find something, for one that found nothing: its words by the nearest ones the titles have, each word alone, and
 * where nothing is near, the first groups of the site.
 */
export function suggest(query: string, index: SearchIndex): string[] {
  const { words } = parseQuery(query);
  const candidates: string[] = [];
  const nearest = words.map(({ whole }) => nearestTitleWord(whole, index));
  if (nearest.some((word) => word !== undefined)) {
    candidates.push(words.map(({ whole }, position) => nearest[position] ?? whole).join(' '));
  }
  candidates.push(...nearest.filter((word) => word !== undefined), ...words.map(({ whole }) => whole));
  candidates.push(...groupsOf(index.records));
  const tried = new Set([query.trim().toLowerCase()]);
  const found: string[] = [];
  for (const candidate of candidates) {
    if (found.length === MOST) break;
    const key = candidate.toLowerCase();
    if (tried.has(key)) continue;
    tried.add(key);
    if (index.search(candidate).length > 0) found.push(candidate);
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

function groupsOf(records: readonly TitleRecord[]): string[] {
  return [...new Set(records.map((record) => record.titles[0] ?? ''))].filter((group) => group !== '');
}
