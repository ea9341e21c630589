import { ROOT } from './pages';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A fenced block of code in a page. */
export interface CodeBlock {
  /** Page and line of the fence: `content/docs/vue/Images.mdx:20`. */
  place: string;
  language: string;
  /** The code uses names, files or tags that are not in it, and says so: its fence has the word `fragment`. */
  isFragment: boolean;
  /** The page's core: a whole program, without the names that other blocks may use. Its fence has the word `core`. */
  isCore: boolean;
  /** Path below a folder for code: that of the page, and the fence's `title` or a name of its own. */
  file: string;
  code: string;
}

/** An error in a block. */
export interface BlockError {
  /** Line in the block, from 1. */
  line: number;
  message: string;
}

const FENCE = /^([ \t]*)(`{3,})([^\n`]*)\n([\s\S]*?)^\1\2[ \t]*$/gm;
const FILE_TITLE = /\btitle="([\w./+-]+\.\w+)"/;

/** The fenced blocks of a page, without the indentation of their fences. */
export function codeBlocks(page: string, text: string): CodeBlock[] {
  return [...text.matchAll(FENCE)].map((match, index) => {
    const [, indent = '', , info = '', code = ''] = match;
    const [language = '', ...meta] = info.trim().split(/\s+/);
    const name = FILE_TITLE.exec(info)?.[1] ?? `block-${index}.${language}`;
    return {
      place: `${page}:${text.slice(0, match.index).split('\n').length}`,
      language,
      isFragment: meta.includes('fragment'),
      isCore: meta.includes('core'),
      file: `${page.replace(/\.mdx$/, '')}/${name}`,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    };
  });
}

/** The blocks of pages, by their paths below the root. */
export function readCodeBlocks(pages: readonly string[]): CodeBlock[] {
  return pages.flatMap((page) => codeBlocks(page, readFileSync(path.join(ROOT, page), 'utf8')));
}
