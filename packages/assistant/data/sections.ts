/** A part of a page under one heading, with the parts below it. */
export interface Section {
  title: string;
  depth: number;
  text: string;
}

/** A heading's words without the marks of Markdown. */
function plainTitle(words: string): string {
  return words
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*\\]/g, '')
    .replaceAll(/(^|\s)_|_(\s|$)/g, '$1$2')
    .trim();
}

/** The sections of a page in order; the first is the page itself, up to its first heading. Code is not looked at. */
export function sectionsOf(markdown: string): Section[] {
  const sections: { title: string; depth: number; lines: string[] }[] = [];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const mark = /^ *(`{3,})/.exec(line)?.[1];
    const heading = fence === undefined ? /^(#{1,6}) (.+)$/.exec(line) : null;
    if (mark !== undefined) fence = fence === undefined ? mark : line.trim() === fence ? undefined : fence;
    if (heading) sections.push({ title: plainTitle(heading[2] ?? ''), depth: heading[1]?.length ?? 1, lines: [line] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ title, depth, lines }, at) => {
    const next = depth === 1 ? 1 : sections.slice(at + 1).findIndex((one) => one.depth <= depth) + 1;
    const parts = next === 0 ? sections.slice(at) : sections.slice(at, at + next);
    const text = parts
      .map((part) => part.lines.join('\n'))
      .join('\n')
      .trim();
    return { title, depth, text: depth === 1 ? lines.join('\n').trim() : text };
  });
}

/** The anchor that a heading has on the page. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

/** A text's beginning that ends with a whole line, and what was left out. */
export function cut(text: string, limit: number, from = 0, again = 'ask again'): string {
  if (from >= text.length && from > 0) return `The answer has only ${text.length} characters.`;
  const rest = text.slice(from);
  if (rest.length <= limit) return rest;
  const end = rest.lastIndexOf('\n', limit);
  const shown = rest.slice(0, end > limit / 2 ? end : limit);
  return `${shown}\n\n[${text.length - from - shown.length} more characters: ${again} with from = ${from + shown.length}]`;
}
