import { FIELD_WORDS } from './field-words';
import { allowedSlips, slips } from './likeness';
import { frameworkOf, isFiller } from './vocabulary';
import { formsOf, tokens } from './words';

/** From this number on, a number of things is many of them. */
const MANY = 500;
/** Written like a name in code. */
const CODE = /[a-z][A-Z]|\w[.#]\w/;
/** A number as it is written in a query: `5000`, `10k`. */
const NUMBER = /^(\d+)(k?)$/;

interface Word {
  whole: string;
  root: string;
  /** Filled when only this form counts. */
  exact: boolean;
}

interface Wording {
  words: readonly Word[];
  says: string;
}

function wordsOf(text: string): Word[] {
  return tokens(text.replaceAll('#', ' ')).map((token): Word => ({
    ...formsOf(token.text),
    exact: text.charAt(token.start - 1) === '=',
  }));
}

const ANY_NUMBER: Word = { whole: '#', root: '#', exact: true };
const ANY_THINGS: Word = { whole: '*', root: '*', exact: true };
/** What numbers count that are not things on a canvas. */
const UNITS = new Set(['pixels', 'milliseconds', 'seconds', 'times', 'degrees', 'frames']);

function wordingOf(text: string): Word[] {
  if (text === '# *') return [ANY_NUMBER, ANY_THINGS];
  return text.startsWith('#') ? [ANY_NUMBER, ...wordsOf(text)] : wordsOf(text);
}

/** All wordings, those with most words first: they say most about what is meant. */
const WORDINGS: readonly Wording[] = FIELD_WORDS.flatMap(({ says, typed }) =>
  typed.map((each) => ({ says, words: wordingOf(each) })),
).sort((a, b) => b.words.length - a.words.length);

function isMany(whole: string): boolean {
  const [, digits, thousands] = NUMBER.exec(whole) ?? [];
  return digits !== undefined && Number(digits) * (thousands === 'k' ? 1000 : 1) >= MANY;
}

/** Whether a typed word is the word of a wording. A word that the site does not have may be misspelled. */
function isSame(typed: Word, wanted: Word, isKnown: (word: string) => boolean): boolean {
  if (wanted === ANY_NUMBER) return isMany(typed.whole);
  if (wanted === ANY_THINGS) return typed.whole !== typed.root && typed.whole.endsWith('s') && !UNITS.has(typed.whole);
  if (typed.whole === wanted.whole || (!wanted.exact && typed.root === wanted.root)) return true;
  const limit = Math.min(1, allowedSlips(wanted.whole.length));
  if (limit === 0 || typed.whole.charAt(0) !== wanted.whole.charAt(0) || isKnown(typed.whole)) return false;
  return slips(typed.whole, wanted.whole, limit, true) <= limit;
}

/**
 * A query in the words of the pages, or undefined when it has none of the vocabulary's wordings.
 * @param isKnown whether the site has a word
 */
export function reword(query: string, isKnown: (word: string) => boolean): string | undefined {
  let words: (Word | string)[] = wordsOf(query);
  const [first] = words;
  // The name of a member is meant as it is.
  if (words.length === 1 && typeof first === 'object' && CODE.test(query) && isKnown(first.whole)) return undefined;
  let isChanged = false;
  for (const wording of WORDINGS) {
    const place = placeOf(wording.words, words, isKnown);
    if (place === undefined) continue;
    words = [...words.slice(0, place.start), wording.says, ...words.slice(place.end)];
    isChanged = true;
  }
  if (!isChanged || !words.some(isTopic)) return undefined;
  // With a space at the end, the last word counts as complete.
  return `${words.map((each) => (typeof each === 'string' ? each : each.whole)).join(' ')} `;
}

/** Whether a word tells what is asked about. */
function isTopic(word: Word | string): boolean {
  return typeof word === 'string' ? word !== '' : frameworkOf(word.whole) === undefined && !isFiller(word.whole);
}

/** Where the words of a wording stand in a query, one after the other; the query may have fillers between them. */
function placeOf(
  wanted: readonly Word[],
  words: readonly (Word | string)[],
  isKnown: (word: string) => boolean,
): { start: number; end: number } | undefined {
  for (let start = 0; start + wanted.length <= words.length; start++) {
    const end = endOf(wanted, words, start, isKnown);
    if (end !== undefined) return { start, end };
  }
  return undefined;
}

function endOf(
  wanted: readonly Word[],
  words: readonly (Word | string)[],
  start: number,
  isKnown: (word: string) => boolean,
): number | undefined {
  let at = start;
  for (const [position, word] of wanted.entries()) {
    for (;;) {
      const typed = words[at];
      if (typeof typed !== 'object') return undefined;
      at += 1;
      if (isSame(typed, word, isKnown)) break;
      if (position === 0 || !isFiller(typed.whole)) return undefined;
    }
  }
  return at;
}
