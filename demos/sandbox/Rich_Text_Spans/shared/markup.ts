/** How a piece of text looks. `size` is a step: 0 is the text, each step up is larger. */
export interface Style {
  bold: boolean;
  italic: boolean;
  size: number;
  /** A key of the palette. */
  color: string;
}

/** Text in one style. `from` is its position in the source: letter i of the text is letter from + i there. */
export interface Span {
  text: string;
  from: number;
  style: Style;
}

export const COLORS = ['ink', 'red', 'blue', 'gold'] as const;
export const PLAIN: Style = { bold: false, italic: false, size: 0, color: 'ink' };
export const MAX_SIZE = 4;

const isColor = (name: string) => COLORS.some((color) => color === name);

/**
 * Reads marked text: `**bold**`, `*italic*`, `+larger+`, `++much larger++`, `{red|words}`. They can be nested. A backslash before a mark
 * shows the mark itself. A mark that is never closed is shown as it is.
 *
 * @returns the spans of each paragraph; an empty line is an empty paragraph
 */
export function parse(source: string): Span[][] {
  const paragraphs: Span[][] = [];
  let start = 0;
  for (const line of source.split('\n')) {
    const spans: Span[] = [];
    readRun(source, start, start + line.length, PLAIN, spans);
    paragraphs.push(spans);
    start += line.length + 1;
  }
  return paragraphs;
}

/** Marks that open and close with the same letters; longer ones first. */
const MARKS: { mark: string; change(style: Style): Style }[] = [
  { mark: '**', change: (style) => ({ ...style, bold: true }) },
  { mark: '*', change: (style) => ({ ...style, italic: true }) },
  ...[4, 3, 2, 1].map((steps) => ({
    mark: '+'.repeat(steps),
    change: (style: Style) => ({ ...style, size: Math.min(style.size + steps, MAX_SIZE) }),
  })),
];

function readRun(source: string, from: number, to: number, style: Style, spans: Span[]) {
  let plainFrom = from;
  const flush = (end: number) => {
    if (end > plainFrom) spans.push({ text: source.slice(plainFrom, end), from: plainFrom, style });
  };
  for (let at = from; at < to;) {
    if (source[at] === '\\' && at + 1 < to) {
      flush(at);
      plainFrom = at + 1;
      at += 2;
      continue;
    }
    const inside = readMark(source, at, to, style);
    if (!inside) {
      at += 1;
      continue;
    }
    flush(at);
    readRun(source, inside.from, inside.to, inside.style, spans);
    at = inside.end;
    plainFrom = at;
  }
  flush(to);
}

/** The marked part that begins here, or null. */
function readMark(source: string, at: number, to: number, style: Style) {
  if (source[at] === '{') {
    const bar = source.indexOf('|', at);
    const color = source.slice(at + 1, Math.max(bar, at + 1));
    const end = closing(source, bar + 1, to, '}');
    if (bar < 0 || bar >= to || !isColor(color) || end === null) return null;
    return { from: bar + 1, to: end, end: end + 1, style: { ...style, color } };
  }
  for (const { mark, change } of MARKS) {
    if (!source.startsWith(mark, at) || at + mark.length > to) continue;
    const end = closing(source, at + mark.length, to, mark);
    // A pair of marks with nothing between them is plain text.
    if (end === null || end === at + mark.length) continue;
    return {
      from: at + mark.length,
      to: end,
      end: end + mark.length,
      style: change(style),
    };
  }
  return null;
}

/** Where a mark is closed. Skips braces with their content, and letters after a backslash. */
function closing(source: string, from: number, to: number, mark: string): number | null {
  let depth = 0;
  for (let at = from; at + mark.length <= to; at += 1) {
    if (source[at] === '\\') {
      at += 1;
      continue;
    }
    if (depth === 0 && source.startsWith(mark, at)) {
      // Of three asterisks at the end, the last two close the bold text around the italic one.
      if (mark !== '**' || source[at + 2] !== '*') return at;
    }
    if (mark === '*' && source.startsWith('**', at)) at += 1;
    else if (source[at] === '{') depth += 1;
    else if (source[at] === '}') depth -= 1;
  }
  return null;
}

export const plainText = (source: string): string =>
  parse(source)
    .map((spans) => spans.map(({ text }) => text).join(''))
    .join('\n');

export interface Selection {
  from: number;
  to: number;
}

export type Mark = 'bold' | 'italic' | 'larger' | 'smaller' | (typeof COLORS)[number];

/**
 * Changes the style of the selected words by the marks around them. Spaces at the ends stay outside. The selection stays on the words.
 *
 * @returns null when nothing is selected, or when marks would cross others
 */
export function setMark(source: string, { from, to }: Selection, mark: Mark): Marked | null {
  const words = source.slice(from, to);
  const start = from + words.length - words.trimStart().length;
  const end = start + words.trim().length;
  // Marks work within a paragraph.
  if (start >= end || source.slice(start, end).includes('\n')) return null;
  const [less, more] = marksFor(source.slice(0, start), source.slice(end), mark);
  const next =
    source.slice(0, start - less.open) +
    more.open +
    source.slice(start, end) +
    more.close +
    source.slice(end + less.close);
  if (plainText(next) !== plainText(source)) return null;
  const shift = more.open.length - less.open;
  return { source: next, selection: { from: start + shift, to: end + shift } };
}

export interface Marked {
  source: string;
  selection: Selection;
}

const ADDS_NOTHING = { open: '', close: '' };
const TAKES_NOTHING = { open: 0, close: 0 };

/** The number of letters to remove on both sides of the words, and the text to insert there. */
function marksFor(before: string, after: string, mark: Mark) {
  const run = (letter: string) => {
    const left = before.length - before.replace(new RegExp(`\\${letter}+$`), '').length;
    const right = after.length - after.replace(new RegExp(`^\\${letter}+`), '').length;
    return Math.min(left, right);
  };
  const take = (count: number) => [{ open: count, close: count }, ADDS_NOTHING] as const;
  const add = (letters: string) => [TAKES_NOTHING, { open: letters, close: letters }] as const;
  switch (mark) {
    case 'bold':
      return run('*') >= 2 ? take(2) : add('**');
    case 'italic':
      return run('*') % 2 === 1 ? take(1) : add('*');
    case 'larger':
      return run('+') < MAX_SIZE ? add('+') : add('');
    case 'smaller':
      return take(Math.min(run('+'), 1));
    default: {
      const found = /\{(\w+)\|$/.exec(before);
      const isThere = found !== null && after.startsWith('}');
      const less = isThere ? { open: found[0].length, close: 1 } : TAKES_NOTHING;
      const isOff = mark === 'ink' || (isThere && found[1] === mark);
      return [less, isOff ? ADDS_NOTHING : { open: `{${mark}|`, close: '}' }] as const;
    }
  }
}
