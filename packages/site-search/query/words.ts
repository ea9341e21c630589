/**
 * From text to the words that are compared. The index and the query go through the same functions, so what they change they
 * change on both sides.
 */
import { stem } from './stem';

/** A run of letters and digits as it stands in the text. */
export interface Token {
  /** As written: `getClientRect`. */
  text: string;
  /** Offset in the text. */
  start: number;
  end: number;
}

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const MARKS = /\p{M}+/gu;
const PLAIN = /^[a-z0-9]*$/;
/** Where a camelCase word parts: `getClient|Rect`, `to|Data|URL`, `HTML|Element`. */
const HUMPS = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Lower case, without accents, in one Unicode form. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return PLAIN.test(lower) ? lower : lower.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

export function tokens(text: string): Token[] {
  const found: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    found.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** Parts of a camelCase word as written: `toDataURL` to `to Data URL`. A plain word is its only part. */
export function humpsAsWritten(word: string): string[] {
  return word.split(HUMPS);
}

/** The same in lower case: `to data url`. */
export function humps(word: string): string[] {
  return humpsAsWritten(word)
    .map(fold)
    .filter((part) => part !== '');
}

/** The forms under which a word is found. */
export interface WordForms {
  /** Lower case, unaccented. */
  whole: string;
  /** Root of the whole word; equal to it for camelCase words. */
  root: string;
  /** Forms of the parts of a camelCase word; empty for others. */
  parts: readonly WordForms[];
}

const known = new Map<string, WordForms>();

/** Forms of a word as written. Remembered: a site says much with few words. */
export function formsOf(word: string): WordForms {
  let forms = known.get(word);
  if (forms === undefined) {
    forms = makeForms(word);
    known.set(word, forms);
  }
  return forms;
}

function makeForms(word: string): WordForms {
  const whole = fold(word);
  const humpParts = word === whole ? [] : humps(word);
  if (humpParts.length < 2) return { whole, root: stem(whole), parts: [] };
  const parts = humpParts.map((part) => ({ whole: part, root: stem(part), parts: [] }));
  return { whole, root: whole, parts };
}

/** True when two neighbours are one word to many readers: `z-index`, `Next.js`, `v-rect`. */
export function areJoined(text: string, before: Token, after: Token): boolean {
  return after.start === before.end + 1 && '-._'.includes(text.charAt(before.end));
}
