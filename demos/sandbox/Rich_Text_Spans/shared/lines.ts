import type { Span, Style } from './markup';

export type Align = 'left' | 'center' | 'right' | 'justify';

/** Measures a piece of text: its width, and how far it extends above and below the baseline. */
export type Measure = (
  text: string,
  style: Style,
) => { width: number; ascent: number; descent: number };

/** A part of a word in one style, where it is to be drawn. */
export interface Piece {
  text: string;
  style: Style;
  /** Its position in the source. */
  from: number;
  to: number;
  x: number;
  width: number;
}

export interface Line {
  /** The upper edge. */
  y: number;
  height: number;
  /** The common baseline of all letters, measured from the upper edge of the text. */
  baseline: number;
  pieces: Piece[];
}

/** Free space above the tallest letters of a line, as a share of them. */
const LEADING = 0.22;
/** Height of an empty paragraph, as a share of a line. */
const EMPTY = 0.6;
/** A line that is shorter than this share is not stretched. */
const MIN_FILL = 0.7;

/** A word, whose parts may have several styles, and the space before it. */
interface Word {
  parts: Omit<Piece, 'x'>[];
  width: number;
  space: number;
}

/** Breaks paragraphs into lines that are at most `width` wide, and places all pieces. */
export function breakLines(
  paragraphs: Span[][],
  width: number,
  align: Align,
  measure: Measure,
  plain: Style,
): Line[] {
  const lines: Line[] = [];
  let y = 0;
  for (const spans of paragraphs) {
    const words = wordsOf(spans, measure).flatMap((word) => splitLong(word, width, measure));
    const rows = fill(words, width);
    rows.forEach((row, i) => {
      const line = placeRow(
        row,
        width,
        i === rows.length - 1 && align === 'justify' ? 'left' : align,
      );
      const sizes = line.map(({ text, style }) => measure(text, style));
      const ascent = Math.max(...sizes.map((size) => size.ascent));
      const descent = Math.max(...sizes.map((size) => size.descent));
      const height = (ascent + descent) * (1 + LEADING);
      lines.push({ y, height, baseline: y + ascent + (ascent + descent) * LEADING, pieces: line });
      y += height;
    });
    if (rows.length === 0) {
      const { ascent, descent } = measure('x', plain);
      y += (ascent + descent) * EMPTY;
    }
  }
  return lines;
}

/** Cuts spans at spaces. Parts without a space between them stay one word, whatever their styles. */
function wordsOf(spans: Span[], measure: Measure): Word[] {
  const words: Word[] = [];
  let space = 0;
  let isNew = true;
  for (const { text, from, style } of spans) {
    for (const { 0: token, index } of text.matchAll(/\s+|\S+/g)) {
      const { width } = measure(token, style);
      if (/^\s/.test(token)) {
        space += width;
        isNew = true;
        continue;
      }
      const part = {
        text: token,
        style,
        from: from + index,
        to: from + index + token.length,
        width,
      };
      const last = words.at(-1);
      if (isNew || !last) words.push({ parts: [part], width, space });
      else {
        last.parts.push(part);
        last.width += width;
      }
      space = 0;
      isNew = false;
    }
  }
  return words;
}

/** Cuts a word that is wider than a whole line between letters. */
function splitLong(word: Word, width: number, measure: Measure): Word[] {
  if (word.width <= width) return [word];
  const chunks: Word[] = [];
  let chunk: Word = { parts: [], width: 0, space: word.space };
  for (const { text, style, from } of word.parts) {
    let at = from;
    for (const letter of text) {
      const part = { text: letter, style, from: at, to: at + letter.length };
      at += letter.length;
      const last = chunk.parts.at(-1);
      const joined = last?.style === style && last.to === part.from;
      const whole = joined ? { ...part, text: last.text + letter, from: last.from } : part;
      const added = measure(whole.text, style).width;
      const before = joined ? chunk.width - last.width : chunk.width;
      if (before + added > width && chunk.parts.length > 0) {
        chunks.push(chunk);
        const alone = measure(letter, style).width;
        chunk = { parts: [{ ...part, width: alone }], width: alone, space: 0 };
        continue;
      }
      const rest = joined ? chunk.parts.slice(0, -1) : chunk.parts;
      chunk = { ...chunk, parts: [...rest, { ...whole, width: added }], width: before + added };
    }
  }
  return [...chunks, chunk];
}

/** As many words in each row as there is space for. The space before a row's first word is dropped. */
function fill(words: Word[], width: number): Word[][] {
  const rows: Word[][] = [];
  let used = 0;
  for (const word of words) {
    const row = rows.at(-1);
    if (row && used + word.space + word.width <= width) {
      row.push(word);
      used += word.space + word.width;
    } else {
      rows.push([{ ...word, space: 0 }]);
      used = word.width;
    }
  }
  return rows;
}

function placeRow(row: Word[], width: number, align: Align): Piece[] {
  const used = row.reduce((sum, word) => sum + word.space + word.width, 0);
  const gaps = row.length - 1;
  const isStretched = align === 'justify' && gaps > 0 && used >= width * MIN_FILL;
  const more = isStretched ? (width - used) / gaps : 0;
  const share = align === 'center' ? 0.5 : align === 'right' ? 1 : 0;
  let x = (width - used) * share;
  return row.flatMap((word, i) => {
    x += word.space + (i > 0 ? more : 0);
    return word.parts.map((part) => {
      const piece = { ...part, x };
      x += part.width;
      return piece;
    });
  });
}

/** The height of all lines. */
export const heightOf = (lines: Line[]): number => {
  const last = lines.at(-1);
  return last ? last.y + last.height : 0;
};
