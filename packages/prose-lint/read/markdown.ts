import type { Passage } from '../model';
import { passagesOf } from './passages';

/** The prose of a Markdown file: its paragraphs, headings and table cells. */
export function readMarkdown(text: string): Passage[] {
  return passagesOf(text, 'markdown');
}
