import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';

/** A part of a page under one heading, with the parts below it. */
export interface Section {
  title: string;
  depth: number;
  text: string;
}

/** The sections of a page in order; the first is the page itself, up to its first heading. */
export function sectionsOf(markdown: string): Section[] {
  const headings = fromMarkdown(markdown).children.filter((node) => node.type === 'heading');
  return headings.map((heading, at) => {
    const next = headings.slice(at + 1).find(({ depth }) => heading.depth === 1 || depth <= heading.depth);
    const text = markdown.slice(heading.position?.start.offset, next?.position?.start.offset).trim();
    return { title: toString(heading), depth: heading.depth, text };
  });
}

/** The anchor that a heading has on the page. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** The first words of a text. */
export const shortened = (words: string, most: number): string =>
  words.length > most ? `${words.slice(0, most).replace(/\s\S*$/, '')} …` : words;

/** A text's beginning that ends with a whole line, and what was left out. */
export function cut(text: string, limit: number, from = 0, again = 'ask again'): string {
  if (from >= text.length && from > 0) return `The answer has only ${text.length} characters.`;
  const rest = text.slice(from);
  if (rest.length <= limit) return rest;
  const end = rest.lastIndexOf('\n', limit);
  const shown = rest.slice(0, end > limit / 2 ? end : limit);
  return `${shown}\n\n[${text.length - from - shown.length} more characters: ${again} with from = ${from + shown.length}]`;
}
