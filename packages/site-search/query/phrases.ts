import type { CoveredFound } from './found';
import {
  NEAR_BONUS,
  NEAR_RECORDS,
  NEAR_WORDS,
  PHRASE_BONUS,
  PHRASE_COVER,
  PHRASE_WORDS,
  QUOTED_SHARE,
} from './weights';
import { fold, formsOf, tokens } from './words';

/**
 * Finds quotations: a reader who pastes an error message means the page that quotes it, whatever its quotes, numbers and line breaks are.
 * Texts are only compared for records that have most of the query's words, and only for queries that are long enough.
 */
export class PhraseIndex {
  private readonly texts: string[] = [];
  /** Words of a text in a row; made when a text is first compared. */
  private readonly rows: (string | undefined)[] = [];
  /** Roots of a text's words; made when a text is first compared. */
  private readonly roots: (readonly string[] | undefined)[] = [];

  /** Adds the text of the next record. */
  add(text: string): void {
    this.texts.push(text);
  }

  /** Raises the records whose texts have the query's words in a row, and tells whether one has most of them. */
  raise<T extends CoveredFound>(query: string, found: readonly T[]): { found: T[]; isQuoted: boolean } {
    const runs = runsOf(query);
    if (runs.length === 0) return { found: [...found], isQuoted: false };
    let most = 0;
    const raised = found.map((each) => {
      if (each.cover < PHRASE_COVER) return each;
      const row = this.rowOf(each.record);
      const share = runs.filter((run) => row.includes(run)).length / runs.length;
      most = Math.max(most, share);
      return share === 0 ? each : { ...each, score: each.score * (1 + PHRASE_BONUS * share) };
    });
    return { found: raised.sort((a, b) => b.score - a.score || a.record - b.record), isQuoted: most >= QUOTED_SHARE };
  }

  /** Raises those of the best records in whose texts neighboring words of the query are near each other. */
  raiseNear<T extends CoveredFound>(asked: readonly { root: string }[], found: readonly T[]): T[] {
    if (asked.length < 2 || this.texts.length === 0) return [...found];
    const raised = found.slice(0, NEAR_RECORDS).map((each) => {
      const share = nearShare(asked, this.rootsOf(each.record));
      return share === 0 ? each : { ...each, score: each.score * (1 + NEAR_BONUS * share) };
    });
    return [...raised.sort((a, b) => b.score - a.score || a.record - b.record), ...found.slice(NEAR_RECORDS)];
  }

  private rootsOf(record: number): readonly string[] {
    return (this.roots[record] ??= tokens(this.texts[record] ?? '').map((token) => formsOf(token.text).root));
  }

  private rowOf(record: number): string {
    const text = this.texts[record];
    if (text === undefined) return '';
    return (this.rows[record] ??= ` ${wordsOf(text).join(' ')} `);
  }
}

/** Share of the pairs of neighboring words that are near each other somewhere in a text. */
function nearShare(asked: readonly { root: string }[], roots: readonly string[]): number {
  const last = new Map<string, number>();
  const near = new Set<number>();
  roots.forEach((root, at) => {
    for (let pair = 0; pair + 1 < asked.length; pair++) {
      const [one, other] = [asked[pair]?.root ?? '', asked[pair + 1]?.root ?? ''];
      if (root !== one && root !== other) continue;
      const before = last.get(root === one ? other : one);
      if (before !== undefined && at - before <= NEAR_WORDS) near.add(pair);
    }
    if (asked.some((word) => word.root === root)) last.set(root, at);
  });
  return near.size / (asked.length - 1);
}

const wordsOf = (text: string) => tokens(text).map((token) => fold(token.text));

/** All runs of neighboring words, each as ` a b c d `. */
function runsOf(query: string): string[] {
  const words = wordsOf(query);
  return words.flatMap((_, at) => {
    const run = words.slice(at, at + PHRASE_WORDS);
    return run.length < PHRASE_WORDS ? [] : [` ${run.join(' ')} `];
  });
}
