import type { Highlight, Snippet } from '../model/hosted-shapes';
import { formsOf, humpsAsWritten, tokens, type Token } from './words';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, for use in an element or an attribute. */
export function escapeHtmlAndQuotes(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** What matched, and how to mark it. */
export interface Marking {
  /** Words as typed, lower case. */
  typed: readonly string[];
  /** Terms of the index that matched. */
  terms: ReadonlySet<string>;
  /** Inserted before and after a match, as markup that is not escaped. */
  before: string;
  after: string;
}

interface Mark {
  start: number;
  end: number;
  word: string;
}

/** Number of letters to mark from the beginning of a word: the typed part, or all when the word matched in another form. */
function markedLetters(text: string, { typed, terms }: Marking): { letters: number; word: string } | undefined {
  const { whole, root } = formsOf(text);
  if (whole.length === text.length && terms.has(whole)) {
    const start = typed.filter((word) => whole.startsWith(word)).sort((a, b) => b.length - a.length)[0];
    if (start !== undefined) return { letters: start.length, word: start };
  }
  return terms.has(whole) || terms.has(root) ? { letters: text.length, word: whole } : undefined;
}

/** The part of a word that matched; of a camelCase word the first run of parts. */
function markOf(token: Token, marking: Marking): Mark | undefined {
  const marked = markedLetters(token.text, marking);
  if (marked !== undefined) return { start: token.start, end: token.start + marked.letters, word: marked.word };
  let at = token.start;
  let mark: Mark | undefined;
  for (const part of humpsAsWritten(token.text)) {
    const letters = markedLetters(part, marking)?.letters;
    if (mark !== undefined && (letters === undefined || mark.end < at)) break;
    if (letters !== undefined) {
      mark = { start: mark?.start ?? at, end: at + letters, word: formsOf(token.text).whole };
    }
    at += part.length;
  }
  return mark;
}

function marksIn(found: readonly Token[], marking: Marking): (Mark | undefined)[] {
  return found.map((token) => markOf(token, marking));
}

function markUp(
  text: string,
  from: number,
  to: number,
  marks: readonly (Mark | undefined)[],
  marking: Marking,
): string {
  let html = '';
  let at = from;
  for (const mark of marks) {
    if (mark === undefined) continue;
    const { start, end } = mark;
    if (start < at || end > to) continue;
    html +=
      escapeHtmlAndQuotes(text.slice(at, start)) +
      marking.before +
      escapeHtmlAndQuotes(text.slice(start, end)) +
      marking.after;
    at = end;
  }
  return html + escapeHtmlAndQuotes(text.slice(at, to));
}

function matchLevel(words: readonly string[], marking: Marking): Highlight['matchLevel'] {
  if (words.length === 0) return 'none';
  return words.length >= marking.typed.length ? 'full' : 'partial';
}

/** The whole text as HTML with its matches marked. */
export function highlight(text: string, marking: Marking): Highlight {
  const found = tokens(text);
  const marks = marksIn(found, marking);
  const matchedWords = [...new Set(marks.flatMap((mark) => (mark === undefined ? [] : [mark.word])))];
  return {
    value: markUp(text, 0, text.length, marks, marking),
    matchLevel: matchLevel(matchedWords, marking),
    matchedWords,
    ...(matchedWords.length === 0 ? {} : { fullyHighlighted: marks.every((mark) => mark !== undefined) }),
  };
}

/** The `size` consecutive words of a text that contain the most matches, as HTML with the matches marked. */
export function snippet(text: string, size: number, marking: Marking, ellipsis: string): Snippet {
  const found = tokens(text);
  const marks = marksIn(found, marking);
  const first = bestWindow(marks, size);
  const last = Math.min(found.length, first + size) - 1;
  const from = first === 0 ? 0 : (found[first]?.start ?? 0);
  const to = last >= found.length - 1 ? text.length : (found[last]?.end ?? text.length);
  const words = [...new Set(marks.slice(first, last + 1).flatMap((mark) => (mark === undefined ? [] : [mark.word])))];
  return {
    value:
      (from > 0 ? ellipsis : '') +
      markUp(text, from, to, marks.slice(first, last + 1), marking) +
      (to < text.length ? ellipsis : ''),
    matchLevel: matchLevel(words, marking),
  };
}

/** First word of the window with the most different matches; a little is shown before the first of them. */
function bestWindow(marks: readonly (Mark | undefined)[], size: number): number {
  if (marks.length <= size) return 0;
  let best = 0;
  let most = 0;
  const lead = Math.floor(size / 4);
  marks.forEach((mark, index) => {
    if (mark === undefined) return;
    const start = Math.max(0, Math.min(index - lead, marks.length - size));
    const words = new Set(marks.slice(start, start + size).map((each) => each?.word));
    words.delete(undefined);
    if (words.size > most) {
      most = words.size;
      best = start;
    }
  });
  return best;
}
