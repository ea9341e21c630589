/** A fenced block of code in a page's source. */
export interface CodeFence {
  language: string;
  /** What follows the language on the opening line. */
  meta: string;
  /** Line of the first line of code, from 1. */
  line: number;
  code: string;
}

/** A `<Demo>` element in a page's source. */
export interface DemoElement {
  /** Undefined when it is not written as a text. */
  id: string | undefined;
  /** From 1. */
  line: number;
}

const FENCE = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`{]*)[ \t]*([^`]*)$/;

/**
 * Separates a page's fenced code from the rest, without parsing MDX completely. A fence that is never closed counts as prose that is left
 * out.
 *
 * @returns the closed fences, and the page with empty lines in place of all fences, so that line numbers stay
 */
export function splitFences(mdx: string): { fences: CodeFence[]; prose: string } {
  const fences: CodeFence[] = [];
  const prose: string[] = [];
  let open: (Omit<CodeFence, 'code'> & { marker: string; indent: number; code: string[] }) | undefined;
  for (const [index, line] of mdx.replaceAll('\r\n', '\n').split('\n').entries()) {
    const [, space = '', marker = '', language = '', meta = ''] = FENCE.exec(line) ?? [];
    const isFence = marker !== '';
    prose.push(isFence || open !== undefined ? '' : line);
    if (open === undefined) {
      if (isFence) open = { marker, indent: space.length, language, meta: meta.trim(), line: index + 2, code: [] };
    } else if (isFence && language === '' && meta.trim() === '' && marker.startsWith(open.marker)) {
      fences.push({ language: open.language, meta: open.meta, line: open.line, code: open.code.join('\n') });
      open = undefined;
    } else open.code.push(withoutIndent(line, open.indent));
  }
  return { fences, prose: prose.join('\n') };
}

function withoutIndent(line: string, indent: number): string {
  let at = 0;
  while (at < indent && (line[at] === ' ' || line[at] === '\t')) at += 1;
  return line.slice(at);
}

/**
 * The `<Demo>` elements of a page in their order, without those in code and comments.
 *
 * @param mdx the page's source
 */
export function demoElements(mdx: string): DemoElement[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const text = splitFences(mdx)
    .prose.replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g, blank);
  return [...text.matchAll(/<Demo\b([^>]*)>/g)].map(({ index, 1: attributes = '' }) => {
    const id = /(?:^|\s)id\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(attributes);
    return { id: id?.[1] ?? id?.[2], line: text.slice(0, index).split('\n').length };
  });
}
