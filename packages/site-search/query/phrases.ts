import type { CoveredFound } from './found';
import { PHRASE_BONUS, PHRASE_COVER, PHRASE_WORDS, QUOTED_SHARE } from './weights';
import { fold, tokens } from './words';

/**
 * Finds quotations: a reader who pastes an error message means the page that quotes it, whatever its quotes, numbers and line breaks are.
 * Texts are only compared for records that have most of the query's words, and only for queries that are long enough.
 */
export class PhraseIndex {
  private readonly texts: string[] = [];
  /** Words of a text in a row; made when a text is first compared. */
  private readonly rows: (string | undefined)[] = [];

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

  private rowOf(record: number): string {
    const text = this.texts[record];
    if (text === undefined) return '';
    return (this.rows[record] ??= ` ${wordsOf(text).join(' ')} `);
  }
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
