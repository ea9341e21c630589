import { allowedSlips, slips } from './likeness';
import { FIELDS, LIKENESS, type Field } from './weights';
import { areJoined, formsOf, tokens, type Token } from './words';

/** A term of the index that a typed word may have meant, and how similar they are (1 is the same). */
export interface Candidate {
  term: string;
  likeness: number;
}

/** Called for each place of a term: the record, the field's position in `FIELDS` and how often the term occurs there. */
export type Visitor = (record: number, field: number, count: number) => void;

/** Each posting (record, field, count) is packed into one number. */
const FIELD_SIZE = 8;
const COUNT_SIZE = 16;
const MAX_COUNTED = COUNT_SIZE - 1;
const PLACE_SIZE = FIELD_SIZE * COUNT_SIZE;

/** Radix of the numbers in the packed form. */
const BASE = 36;

/** An inverted index from terms to the records that contain them. */
export class TermIndex {
  /** Postings by term, in ascending order; a string is the packed form, which is unpacked when a query needs it. */
  private readonly postings: Map<string, number[] | string>;
  /** Sorted terms; sorted again when terms have been added. */
  private sorted: string[];

  constructor(postings: Map<string, number[] | string> = new Map(), sorted: string[] = []) {
    this.postings = postings;
    this.sorted = sorted;
  }

  /**
   * Adds the words of a text. Records must be added in ascending order.
   * @param joinNeighbours adds each pair of neighboring words joined, too: `Free drawing` is found by `freedrawing`
   * @returns number of words
   */
  add(record: number, field: Field, text: string, joinNeighbours = false): number {
    const base = (record * FIELD_SIZE + FIELDS.indexOf(field)) * COUNT_SIZE;
    const found = tokens(text);
    let previous: { token: Token; whole: string } | undefined;
    for (const token of found) {
      const { whole, root, parts } = formsOf(token.text);
      this.addTerm(whole, base);
      if (root !== whole) this.addTerm(root, base);
      for (const part of parts) {
        this.addTerm(part.whole, base);
        if (part.root !== part.whole) this.addTerm(part.root, base);
      }
      if (previous !== undefined && (joinNeighbours || areJoined(text, previous.token, token))) {
        this.addTerm(previous.whole + whole, base);
      }
      previous = { token, whole };
    }
    return found.length;
  }

  /** Whether any record contains the term. */
  has(term: string): boolean {
    return this.postings.has(term);
  }

  private addTerm(term: string, base: number): void {
    const list = this.list(term);
    if (list === undefined) {
      this.postings.set(term, [base + 1]);
      return;
    }
    // Records are added in ascending order, so only the last posting can be of the same place.
    const last = list.length - 1;
    const packed = list[last] ?? 0;
    const count = packed % COUNT_SIZE;
    if (packed - count !== base) list.push(base + 1);
    else if (count < MAX_COUNTED) list[last] = packed + 1;
  }

  private list(term: string): number[] | undefined {
    const stored = this.postings.get(term);
    if (typeof stored !== 'string') return stored;
    const list = unpackPostings(stored);
    this.postings.set(term, list);
    return list;
  }

  /** Visits the places of a term. */
  visit(term: string, visitor: Visitor): void {
    for (const packed of this.list(term) ?? []) {
      const count = packed % COUNT_SIZE;
      visitor(Math.floor(packed / PLACE_SIZE), ((packed - count) / COUNT_SIZE) % FIELD_SIZE, count);
    }
  }

  /** Terms that begin with `start`, except `start` itself. */
  startingWith(start: string): string[] {
    const terms = this.terms();
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let at = low; at < terms.length; at++) {
      const term = terms[at] ?? '';
      if (!term.startsWith(start)) break;
      if (term !== start) found.push(term);
    }
    return found;
  }

  /** Terms that `typed` may mean when it contains typos. The first letter is assumed to be right. */
  nearTo(typed: string): Candidate[] {
    const limit = allowedSlips(typed.length);
    if (limit === 0) return [];
    const found: Candidate[] = [];
    for (const term of this.startingWith(typed.slice(0, 1))) {
      const whole = slips(typed, term, limit, true);
      if (whole <= limit) found.push({ term, likeness: LIKENESS.slip ** whole });
      else if (term.length > typed.length) {
        const start = slips(typed, term, limit, false);
        if (start <= limit) found.push({ term, likeness: LIKENESS.slip ** start * LIKENESS.prefixLeast });
      }
    }
    return found;
  }

  private terms(): string[] {
    if (this.sorted.length !== this.postings.size) this.sorted = [...this.postings.keys()].sort();
    return this.sorted;
  }

  /** Serializes the index: one line per term, with the term and its postings, each as its distance from the previous one. */
  pack(): string {
    return this.terms()
      .map((term) => `${term} ${packPostings(this.list(term) ?? [])}`)
      .join('\n');
  }

  /** Reads what `pack` wrote. Postings are unpacked when a query needs them. */
  static unpack(text: string): TermIndex {
    const lines = text === '' ? [] : text.split('\n');
    const postings = new Map<string, string>();
    const sorted = lines.map((line) => {
      const end = line.indexOf(' ');
      const term = line.slice(0, end);
      postings.set(term, line.slice(end + 1));
      return term;
    });
    return new TermIndex(postings, sorted);
  }
}

/** A count of one, by far the most frequent, is not written. */
function packPostings(list: readonly number[]): string {
  let previous = 0;
  return list
    .map((packed) => {
      const count = packed % COUNT_SIZE;
      const place = (packed - count) / COUNT_SIZE;
      const distance = (place - previous).toString(BASE);
      previous = place;
      return count === 1 ? distance : `${distance}.${count.toString(BASE)}`;
    })
    .join(' ');
}

function unpackPostings(text: string): number[] {
  let place = 0;
  return text.split(' ').map((posting) => {
    const [distance = '', count = '1'] = posting.split('.');
    place += Number.parseInt(distance, BASE);
    return place * COUNT_SIZE + Number.parseInt(count, BASE);
  });
}
