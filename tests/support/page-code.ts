/** A fenced block of code in a page. */
export interface CodeBlock {
  /** Page and line of the fence: `content/docs/vue/Images.mdx:20`. */
  place: string;
  language: string;
  /** The code needs names, files or tags around it that the page describes in words: its fence says `fragment`. */
  isFragment: boolean;
  /** File name in the fence's `title`. Blocks of a page with titles are files next to each other. */
  file?: string;
  code: string;
}

const FENCE = /^([ \t]*)(`{3,})([^\n`]*)\n([\s\S]*?)^\1\2[ \t]*$/gm;
const FILE_TITLE = /\btitle="([\w./+-]+\.\w+)"/;

/** The fenced blocks of a page, with the indentation of the fence taken off. */
export function codeBlocks(page: string, text: string): CodeBlock[] {
  return [...text.matchAll(FENCE)].map((match) => {
    const [, indent = '', , info = '', code = ''] = match;
    const [language = '', ...meta] = info.trim().split(/\s+/);
    const file = FILE_TITLE.exec(info)?.[1];
    return {
      place: `${page}:${text.slice(0, match.index).split('\n').length}`,
      language,
      isFragment: meta.includes('fragment'),
      ...(file === undefined ? {} : { file }),
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    };
  });
}
