import type { Passage } from '../model';
import { passagesOf } from './passages';

const DOC_COMMENT = /\/\*\*(?!\/)([\s\S]*?)\*\//g;
/** Lines of a comment with text in them, one after another. */
const PARAGRAPH = /(?:^[ \t]*(?:\*[ \t]*)?[^*\s].*(?:\n|$))+/gm;
/** What precedes the text of a line. */
const LINE_START = /^[ \t]*(?:\*[ \t]*)?/gm;

/** The prose of the documentation comments of a script, parsed as Markdown. */
export function readComments(text: string): Passage[] {
  return [...text.matchAll(DOC_COMMENT)].flatMap((comment) =>
    [...(comment[1] ?? '').matchAll(PARAGRAPH)].flatMap((paragraph) => {
      const blank = paragraph[0].replace(LINE_START, (start) => ' '.repeat(start.length));
      const indentation = blank.length - blank.trimStart().length;
      const start = comment.index + '/**'.length + paragraph.index + indentation;
      return passagesOf(blank.slice(indentation), 'markdown', start);
    }),
  );
}
