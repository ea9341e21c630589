/**
 * Turns text into the words that are compared. The index and the query go through the same functions, so every change applies to both.
 */
import { stem } from './stem';

/** A run of letters and digits in a text, or a contraction. */
export interface Token {
  /** As written: `getClientRect`. */
  text: string;
  /** Offset in the text. */
  start: number;
  end: number;
}

/** With the ending of a contraction: the `t` of `doesn't` and the `s` of `shape's` are no words. */
const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’](?:t|s|re|ve|ll|d|m)(?![\p{L}\p{N}]))?/giu;
const POSSESSIVE = /['’]s$/;
const APOSTROPHE = /['’]/;
const MARKS = /\p{M}+/gu;
const PLAIN = /^[a-z0-9]*$/;
/** Boundaries between the parts of a camelCase word: `get|Client|Rect`, `to|Data|URL`, `HTML|Element`. */
const HUMPS = [/([\p{Ll}\p{N}])(?=\p{Lu})/gu, /(\p{Lu})(?=\p{Lu}\p{Ll})/gu];
/** A character that no word contains. */
const CUT = '\0';

/** Converts a word to lower case without accents, in one Unicode normalization form; `doesn't` to `doesnt`, `shape's` to `shape`. */
export function fold(text: string): string {
  const lower = text.toLowerCase().replace(POSSESSIVE, '').replace(APOSTROPHE, '');
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
  // Not by a look-behind, which stops the whole script in older Safaris.
  return HUMPS.reduce((text, hump) => text.replace(hump, `$1${CUT}`), word).split(CUT);
}

/** The same parts, folded: `to data url`. */
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

/** The forms of a word as written. Cached, because a site repeats relatively few words. */
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

/** True when many readers write two neighboring tokens as one word: `z-index`, `Next.js`, `v-rect`. */
export function areJoined(text: string, before: Token, after: Token): boolean {
  return after.start === before.end + 1 && '-._'.includes(text.charAt(before.end));
}
