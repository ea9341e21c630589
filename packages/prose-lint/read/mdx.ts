import type { Passage } from '../model';
import { passagesOf } from './passages';

/** Keys of a page's front matter that readers see. Keywords are what people search for, right or wrong. */
const FRONT_MATTER = /^(?:title|sidebar_label|description):[ \t]*(.+)$/gm;
/** Attributes of elements that readers see. */
const ATTRIBUTE = /\s(?:title|label|alt|caption|summary|aria-label)="([^"]+)"/g;

/** Names of members and files: there are no backticks in front matter. */
const IDENTIFIER = /\b[a-z]+[A-Z]\w*|\b[A-Z][a-z]+[A-Z]\w*|\b\w+\.\w+/g;

/** The prose of an MDX page: its text, and the front matter and attributes that readers see. */
export function readMdx(text: string): Passage[] {
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

/** The name in backticks. It keeps its length, so that offsets stay the same. */
function asCode(name: string): string {
  return `\`${name.slice(1, -1)}\``;
}

/** Replaces code by spaces, so that offsets stay the same. */
function withoutCode(text: string): string {
  return text.replace(/^(`{3,})[^\n]*\n[\s\S]*?\n\1$|`[^`\n]+`/gm, (code) => code.replace(/[^\n]/g, ' '));
}
