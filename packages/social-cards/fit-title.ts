/** A title broken into lines, and its font size. */
export interface FittedTitle {
  size: number;
  lines: string[];
}

/** Breaks words into lines no wider than `width`; a wider word gets a line of its own. */
export function wrap(words: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * The largest of the sizes at which a title fits in a box, or the smallest size when none fits.
 *
 * @param sizes from large to small
 */
export function fitTitle(
  title: string,
  box: { width: number; lines: number },
  sizes: readonly number[],
  measure: (line: string, size: number) => number,
): FittedTitle {
  const fitted = sizes.map((size) => ({ size, lines: wrap(title, box.width, (line) => measure(line, size)) }));
  const fits = ({ size, lines }: FittedTitle) =>
    lines.length <= box.lines && lines.every((line) => measure(line, size) <= box.width);
  return fitted.find(fits) ?? fitted.at(-1) ?? { size: 0, lines: [title] };
}
