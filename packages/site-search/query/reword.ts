import { FIELD_WORDS } from './field-words';
import { allowedSlips, slips } from './likeness';
import { frameworkOf, isFiller } from './vocabulary';
import { formsOf, tokens } from './words';

/** From this number on, a number of things is many of them. */
const MANY = 500;
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
  return tokens(text.replaceAll('#', ' '))
    .map((token): Word => ({ ...formsOf(token.text), exact: text.charAt(token.start - 1) === '=' }))
    .filter(({ whole }) => !isFiller(whole));
}

const ANY_NUMBER: Word = { whole: '#', root: '#', exact: true };

/** All wordings, those with most words first: they say most about what is meant. */
const WORDINGS: readonly Wording[] = FIELD_WORDS.flatMap(({ says, typed }) =>
  typed.map((each) => ({ says, words: each.startsWith('#') ? [ANY_NUMBER, ...wordsOf(each)] : wordsOf(each) })),
).sort((a, b) => b.words.length - a.words.length);

function isMany(whole: string): boolean {
  const [, digits, thousands] = NUMBER.exec(whole) ?? [];
  return digits !== undefined && Number(digits) * (thousands === 'k' ? 1000 : 1) >= MANY;
}

/** Whether a typed word is the word of a wording. A word that the site does not have may be misspelled. */
function isSame(typed: Word, wanted: Word, isKnown: (word: string) => boolean): boolean {
  if (wanted === ANY_NUMBER) return isMany(typed.whole);
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
  let isChanged = false;
  for (const wording of WORDINGS) {
    const at = placeOf(wording.words, words, isKnown);
    if (at === undefined) continue;
    words = [...words.slice(0, at), wording.says, ...words.slice(at + wording.words.length)];
    isChanged = true;
  }
  if (!isChanged) return undefined;
  const isTopic = (each: Word | string) =>
    typeof each === 'string' ? each !== '' : frameworkOf(each.whole) === undefined;
  if (!words.some(isTopic)) return undefined;
  // With a space at the end, the last word counts as complete.
  return `${words.map((each) => (typeof each === 'string' ? each : each.whole)).join(' ')} `;
}

/** Where the words of a wording stand side by side in a query. */
function placeOf(
  wanted: readonly Word[],
  words: readonly (Word | string)[],
  isKnown: (word: string) => boolean,
): number | undefined {
  for (let at = 0; at + wanted.length <= words.length; at++) {
    const fits = wanted.every((word, offset) => {
      const typed = words[at + offset];
      return typed !== undefined && typeof typed !== 'string' && isSame(typed, word, isKnown);
    });
    if (fits) return at;
  }
  return undefined;
}
