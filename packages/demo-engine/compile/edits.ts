/** Replaces `[start, end)` of the code with a text that has as many line breaks, so that every line keeps its number. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

export interface EditedCode {
  code: string;
  /** Maps an offset of the original code to the edited code. An offset at which text was inserted moves behind that text. */
  moved(offset: number): number;
}

/**
 * Applies edits that do not overlap. Those at the same offset are applied in the order given.
 *
 * @param edits in any order
 */
export function applyEdits(code: string, edits: readonly Edit[]): EditedCode {
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  let result = '';
  let done = 0;
  for (const { start, end, text } of sorted) {
    result += code.slice(done, start) + text;
    done = end;
  }
  return {
    code: result + code.slice(done),
    moved(offset) {
      let shift = 0;
      for (const { start, end, text } of sorted) {
        if (start > offset || (end > offset && end > start)) break;
        shift += text.length - (end - start);
      }
      return offset + shift;
    },
  };
}

/** Pads a replacement with the line breaks of the text that it replaces. */
export function keepLines(text: string, replaced: string): string {
  return text + '\n'.repeat(replaced.split('\n').length - 1);
}
