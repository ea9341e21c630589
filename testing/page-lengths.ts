import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countWords, readMdx } from '@site-packages/prose-lint';
import { ROOT } from './paths';

/** Maximum number of words beside the code. */
export const LIMITS = { tutorial: 500, guide: 700, sandbox: 900, post: 900 } as const;

export type Kind = keyof typeof LIMITS;

/** Folders whose pages are guides: a framework, the guides, the server. So are the single pages in `content/docs`. */
const GUIDES = new Set(['react', 'vue', 'svelte', 'guides', 'nodejs']);

/** The kind of a page, by its path from the root of the project. */
export function kindOf(file: string): Kind {
  const [root, , folder, name] = file.split('/');
  if (root === 'blog' || folder === 'posts') return 'post';
  if (folder === 'sandbox') return 'sandbox';
  return name === undefined || folder === undefined || GUIDES.has(folder) ? 'guide' : 'tutorial';
}

const TABS = /<Tabs\b[\s\S]*?<\/Tabs>/g;
const TAB = /<TabItem\b[^>]*>([\s\S]*?)<\/TabItem>/g;

/**
 * The number of words that a reader of the page has before them: paragraphs, headings and tables, a piece of code in a sentence as one word. Of
 * alternatives in tabs the longest counts, because only one of them is open. The links below "Next" are not part of the text.
 *
 * @param body MDX without its front matter
 */
export function lengthOf(body: string): number {
  const [text = ''] = body.split(/^## Next$/m);
  const alternatives = [...text.matchAll(TABS)].map(([tabs]) =>
    Math.max(0, ...[...tabs.matchAll(TAB)].map(([, tab]) => countWords(readMdx(tab ?? '')))),
  );
  return alternatives.reduce((sum, words) => sum + words, countWords(readMdx(text.replace(TABS, ''))));
}

export const LENGTHS_FILE = path.join(ROOT, 'tests', 'page-lengths.json');

/**
 * Pages that exceed the limit of their kind, in groups with a reason. The numbers may only shrink. They end in 0, so that a corrected sentence does not
 * need another number.
 */
export type LengthExceptions = { reason: string; words: Record<string, number> }[];

export const readExceptions = (): LengthExceptions =>
  JSON.parse(readFileSync(LENGTHS_FILE, 'utf8')) as LengthExceptions;
