import type { Root } from 'nlcst';
import type { VFile } from 'vfile';

/** One block of prose (a paragraph, a heading or a table cell), parsed into sentences and words. */
export interface Passage {
  /** The tree for retext's plugins; its positions refer to `file`. */
  tree: Root;
  /** The text that contains the passage. */
  file: VFile;
  /** Offset of that text in the file on disk. */
  start: number;
}

/** Something to fix. */
export interface Finding {
  rule: string;
  /** Offset in the file on disk. */
  offset: number;
  /** What was found, in one line. */
  found: string;
  /** What to write instead. */
  advice: string;
}

/** A rule checks a passage and returns what to fix in it. */
export type Rule = (passage: Passage) => Finding[];

/** A finding with its file and position. */
export interface Problem extends Finding {
  /** Path from the root of the project, with forward slashes. */
  file: string;
  line: number;
  column: number;
}

/** An accepted finding, with the reason. */
export interface ProseException {
  /** Path from the root of the project. */
  file: string;
  rule: string;
  /** Words from the file that contain what was found; line breaks count as spaces. */
  words: string;
  reason: string;
}

/** Words that the project does not use in this way, and what to write instead. */
export interface WordPattern {
  /** Short name, for messages and exceptions. */
  name: string;
  /** A space matches any whitespace; code is replaced by `▯`. Case is ignored. */
  find: RegExp;
  write: string;
  /** Sentences that the pattern must match. */
  wrong: readonly string[];
  /** Similar sentences that it must not match. */
  right: readonly string[];
}
