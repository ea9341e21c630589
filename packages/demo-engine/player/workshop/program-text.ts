/** Maximum number of characters of a program's text that a problem shows. */
const MAX = 600;

/**
 * Characters that are invisible or that change how others are displayed: control characters, direction marks and overrides,
 * zero-width characters, other line separators.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Unseen characters that join the characters around them, as in words of many scripts and in emoji; there they hide nothing. */
const JOINERS = '\u200c\u200d\ufe0e\ufe0f';
// Skin tones are an alternative of their own: inside the character class, Chromium 156 does not match them before `$`.
const JOINS_TO = /(?:\p{Emoji_Modifier}|[\p{L}\p{M}\p{Extended_Pictographic}\ufe0f])$/u;
const JOINS_FROM = /^[\p{L}\p{Extended_Pictographic}]/u;

/** More combining marks on one letter than any language uses: they would overlap the lines around it. */
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
 * Makes a program's text safe to show in the page: shortens it and writes invisible characters as their codes, so that no text
 * imitates another one or overflows its place.
 */
export function programText(text: string, most = MAX): string {
  const short = text.slice(0, most).replaceAll('\r\n', '\n');
  const seen = short
    .replaceAll(UNSEEN, (character, at: number) => (isAtHome(short, character, at) ? character : codeOf(character)))
    .replaceAll(TOWER, '$1…');
  return text.length <= most ? seen : `${seen}… (${text.length - most} more characters)`;
}
