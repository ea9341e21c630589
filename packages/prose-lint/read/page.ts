import type { Passage } from '../model';
import { passagesOf } from './passages';

/** Front matter that readers see. Keywords are left out, because people also search for misspelled words. */
const FRONT_MATTER = /^(?:title|sidebar_label|description):[ \t]*(.+)$/gm;
/** Attributes of elements that readers see. */
const ATTRIBUTE = /\s(?:title|label|alt|caption|summary|aria-label)="([^"]+)"/g;

/** Names of members and files in front matter, where there are no backticks. */
const IDENTIFIER = /\b[a-z]+[A-Z]\w*|\b[A-Z][a-z]+[A-Z]\w*|\b\w+\.\w+/g;

/** The prose of an MDX page: its text, and the parts of its front matter and its elements' attributes that readers see. */
export function readPage(text: string): Passage[] {
  const end = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0].length ?? 0;
  return [
    ...matches(text.slice(0, end), FRONT_MATTER, 0),
    ...matches(withoutCode(text.slice(end)), ATTRIBUTE, end),
    ...passagesOf(text, 'mdx'),
  ];
}

function matches(text: string, pattern: RegExp, start: number): Passage[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = match[1] ?? '';
    return passagesOf(value.replace(IDENTIFIER, asCode), 'markdown', start + match.index + match[0].lastIndexOf(value));
  });
}

/** A name as inline code of the same length. */
function asCode(name: string): string {
  return `\`${name.slice(1, -1)}\``;
}

/** Blanks out code without changing any offset. */
function withoutCode(text: string): string {
  return text.replace(/^(`{3,})[^\n]*\n[\s\S]*?\n\1$|`[^`\n]+`/gm, (code) => code.replace(/[^\n]/g, ' '));
}
