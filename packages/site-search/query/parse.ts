import { MAX_QUERY_LENGTH, MAX_QUERY_WORDS } from '../model/constants';
import { readSpellings } from './spellings';
import { frameworkOf, hasPages, hintOf, isFiller } from './vocabulary';
import { formsOf, tokens } from './words';

/** A word of a query. */
export interface QueryWord {
  /** Lower case, unaccented. */
  whole: string;
  root: string;
  /** This word and the next joined (`zindex` for `z-index`); a match counts for both words. */
  joined?: string;
  /** True for the word that the reader may still be typing. */
  last: boolean;
  /** `filler` and `framework` words are never required. */
  role: 'plain' | 'filler' | 'framework';
}

export interface ParsedQuery {
  words: QueryWord[];
  /** Folder of the framework that the query names. */
  framework?: string;
  /** Written like code: camelCase, a dot or `#` between names, brackets. */
  isCode: boolean;
  /** The query as an API name, see `nameKey`. */
  name: string;
}

/** Normalizes an API name: `Konva.Node#find()` and `node.find` both become `node.find`. */
export function nameKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/\(.*$/, '')
    .replace(/^konva\.(?=.)/, '')
    .replace(/[#:]+/g, '.');
}

/** The number in `react 19`. */
const VERSION = /^\d+$/;
const CODE = /[a-z][A-Z]|\w[.#]\w|\(\)?\s*$|^[.#@]\w/;

/** Splits a query into words and determines their roles. Any text is a query; one without letters or digits has no words. */
export function parseQuery(query: string): ParsedQuery {
  const spelled = readSpellings(query.slice(0, MAX_QUERY_LENGTH));
  const { text } = spelled;
  const found = tokens(text).slice(0, MAX_QUERY_WORDS);
  const stillTyping = /[\p{L}\p{N}]$/u.test(text);
  const wholes = found.map((token) => formsOf(token.text).whole);
  const joinedAt = (index: number) => {
    const [here, next] = [wholes[index], wholes[index + 1]];
    return here === undefined || next === undefined ? undefined : here + next;
  };
  /** In `next js` and `next.js`, both words together name a framework. */
  const frameworkAt = (index: number) =>
    frameworkOf(wholes[index] ?? '') ?? frameworkOf(joinedAt(index) ?? '') ?? frameworkOf(joinedAt(index - 1) ?? '');
  /** A framework without pages of its own is a word like others. */
  const isNamed = (index: number) => hasPages(frameworkAt(index));
  /** The numbers after a framework's name are its version, which few pages name. */
  const isVersion = (index: number): boolean =>
    VERSION.test(wholes[index] ?? '') && (frameworkAt(index - 1) !== undefined || isVersion(index - 1));
  const words = found.map((token, index): QueryWord => {
    const { whole, root } = formsOf(token.text);
    const joined = joinedAt(index);
    const role = isNamed(index) || isVersion(index) ? 'framework' : isFiller(whole) ? 'filler' : 'plain';
    const last = stillTyping && index === found.length - 1;
    return { whole, root, last, role, ...(joined === undefined ? {} : { joined }) };
  });
  // When a query has only fillers and framework names, the framework names (or else the fillers) are what it asks for.
  if (!words.some((word) => word.role === 'plain')) {
    const role = words.some((word) => word.role === 'framework') ? 'framework' : 'filler';
    for (const [index, word] of words.entries()) if (word.role === role && !isVersion(index)) word.role = 'plain';
  }
  const framework =
    found.map((_, index) => frameworkAt(index)).find((folder) => folder !== undefined) ??
    spelled.framework ??
    wholes.map(hintOf).find((folder) => folder !== undefined);
  return { words, ...(framework === undefined ? {} : { framework }), isCode: CODE.test(text), name: nameKey(text) };
}
