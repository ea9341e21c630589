import type { ClaimsFile } from './claims-files';
import { pageTexts, plainWords } from './page-text';

/** Minimum number of words in a claim: fewer are not enough to compare with a page. */
const FEWEST = 3;

/** Messages for claims whose words are not in their page, each with the most similar part of the page. */
export function lostClaims({ file, page, claims }: ClaimsFile, pageText: string): string[] {
  const texts = pageTexts(pageText);
  return claims.flatMap(({ says, line }) => {
    const words = plainWords(says);
    if (words.split(' ').length < FEWEST) return [`${file}:${line}: "${says}" is too short. Take a whole sentence.`];
    if (texts.some((text) => holds(text, words))) return [];
    const nearest = mostAlike(texts, words);
    return [
      `${file}:${line}: ${page} does not say "${says}". The most like it is: "${nearest}". ` +
        'Write the words as the page has them, and check that the program still proves them.',
    ];
  });
}

/** Whether a text contains the words, as whole words. */
function holds(text: string, words: string): boolean {
  const at = text.indexOf(words);
  if (at < 0) return false;
  const isInside = (a: string | undefined, b: string | undefined) => /\w/.test(a ?? '') && /\w/.test(b ?? '');
  return !isInside(text[at - 1], words[0]) && !isInside(words.at(-1), text[at + words.length]);
}

function mostAlike(texts: readonly string[], words: string): string {
  const wanted = new Set(words.toLowerCase().split(/\W+/));
  let best = { shared: 0, text: '' };
  for (const text of texts.flatMap((block) => block.split(/(?<=[.:;!?]) /))) {
    const own = new Set(text.toLowerCase().split(/\W+/));
    const shared = [...wanted].filter((word) => own.has(word)).length / Math.max(wanted.size, own.size);
    if (shared > best.shared) best = { shared, text };
  }
  return best.text;
}
