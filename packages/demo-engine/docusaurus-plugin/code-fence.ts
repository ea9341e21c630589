/** Options from the text after a fence's language. */
export interface FenceMeta {
  title?: string;
  showLineNumbers: boolean;
  /** The block is the page's core: a whole program, which the playground can open. */
  isCore: boolean;
  /** Highlighted line numbers, from 1. */
  lines: Set<number>;
}

/** Reads ` title="…" {1,3-5} showLineNumbers core `. Ignores anything else. */
export function parseFenceMeta(meta: string): FenceMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const text = title?.[1] ?? title?.[2];
  const lines = new Set<number>();
  for (const part of /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? []) {
    const [first, last] = part.split('-').map((number) => Number.parseInt(number, 10));
    if (first === undefined || Number.isNaN(first)) continue;
    for (let line = first; line <= (last ?? first); line += 1) lines.add(line);
  }
  return {
    ...(text === undefined || text === '' ? {} : { title: text }),
    showLineNumbers: /(?:^|\s)showLineNumbers(?:\s|$)/.test(meta),
    isCore: /(?:^|\s)core(?:\s|$)/.test(meta),
    lines,
  };
}

const COMMENT = /^\s*(?:\/\/|\/\*|#|<!--|\{\/\*)\s*(highlight-(?:next-line|start|end))\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Removes the comments that mark lines (`// highlight-next-line`, `// highlight-start`, `// highlight-end`) from the code.
 *
 * @param marked lines that the fence's options mark; lines found here are added
 */
export function takeLineComments(code: string, marked: ReadonlySet<number>): { code: string; lines: Set<number> } {
  const kept: string[] = [];
  const lines = new Set(marked);
  let next = false;
  let inside = false;
  for (const line of code.split('\n')) {
    const word = COMMENT.exec(line)?.[1];
    if (word === 'highlight-next-line') next = true;
    else if (word === 'highlight-start') inside = true;
    else if (word === 'highlight-end') inside = false;
    else {
      kept.push(line);
      if (next || inside) lines.add(kept.length);
      next = false;
    }
  }
  return { code: kept.join('\n'), lines };
}

/** Wraps the marked lines of highlighted code, in which no element spans two lines. */
export function markLines(html: string, lines: ReadonlySet<number>): string {
  if (lines.size === 0) return html;
  return html
    .split('\n')
    .map((line, index) => (lines.has(index + 1) ? `<span class="hl">${line}</span>` : line))
    .join('\n');
}
