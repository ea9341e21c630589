import { isFiller } from './vocabulary';
import { formsOf, tokens } from './words';

/** Separates the wordings of one record. */
const BETWEEN = ';';

interface WordingWord {
  whole: string;
  root: string;
}

/** What people type who look for a record, wording by wording: a query that is one of them means that record. */
export class Wordings {
  private readonly texts = new Map<number, string>();
  /** Split when a record is first compared. */
  private readonly split = new Map<number, WordingWord[][]>();

  /** @param text the record's wordings with semicolons between */
  add(record: number, text: string): void {
    this.texts.set(record, text);
  }

  /**
   * How well a query repeats one of the record's wordings, from 0 to 1: the share of the wording that was typed, and of the query that
   * the wording explains.
   * @param terms terms that the query's words matched, with their likeness
   * @param asked number of words of the query that are not fillers
   */
  likeness(record: number, terms: ReadonlyMap<string, number>, asked: number): number {
    const text = this.texts.get(record);
    if (text === undefined) return 0;
    let wordings = this.split.get(record);
    if (wordings === undefined) {
      wordings = text.split(BETWEEN).map(wordsOf);
      this.split.set(record, wordings);
    }
    return wordings.reduce((best, wording) => Math.max(best, likenessOf(wording, terms, asked)), 0);
  }
}

function likenessOf(wording: readonly WordingWord[], terms: ReadonlyMap<string, number>, asked: number): number {
  if (wording.length === 0) return 0;
  const typed = wording.reduce(
    (sum, { whole, root }) => sum + Math.max(terms.get(whole) ?? 0, terms.get(root) ?? 0),
    0,
  );
  return (typed / wording.length) * Math.min(1, typed / asked);
}

function wordsOf(wording: string): WordingWord[] {
  const words = tokens(wording).map((token): WordingWord => formsOf(token.text));
  const meaningful = words.filter(({ whole }) => !isFiller(whole));
  return meaningful.length > 0 ? meaningful : words;
}
