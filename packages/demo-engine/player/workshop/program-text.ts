/** Longest text of a program that a problem shows. */
const MOST = 600;

/**
 * Characters that are not seen, or that change how others are: controls, direction marks and overrides, characters without width, other
 * ends of lines.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Those that belong to what is before and after them, as in the words of many scripts and in emoji; there they hide nothing. */
const JOINERS = '\u200c\u200d\ufe0e\ufe0f';
// Skin tones are an alternative of their own: inside the class, Chromium 156 does not find them before the end.
const JOINS_TO = /(?:\p{Emoji_Modifier}|[\p{L}\p{M}\p{Extended_Pictographic}\ufe0f])$/u;
const JOINS_FROM = /^[\p{L}\p{Extended_Pictographic}]/u;

/** More marks on one letter than any language writes: they would run over the lines around it. */
const TOWER = /(\p{M}{4})\p{M}+/gu;

function isAtHome(text: string, character: string, at: number): boolean {
  if (character === '\n' || character === '\t') return true;
  if (!JOINERS.includes(character) || !JOINS_TO.test(text.slice(Math.max(0, at - 2), at))) return false;
  return character >= '\ufe0e' || JOINS_FROM.test(text.slice(at + 1, at + 3));
}

function codeOf(character: string): string {
  return `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;
}

/**
 * A program's text as it may be shown in the page: cut to a length, and what cannot be seen written by its code, so that no text looks
 * like another one or leaves its place.
 */
export function programText(text: string, most = MOST): string {
  const short = text.slice(0, most).replaceAll('\r\n', '\n');
  const seen = short
    .replaceAll(UNSEEN, (character, at: number) => (isAtHome(short, character, at) ? character : codeOf(character)))
    .replaceAll(TOWER, '$1…');
  return text.length <= most ? seen : `${seen}… (${text.length - most} more characters)`;
}
