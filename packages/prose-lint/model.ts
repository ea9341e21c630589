import type { Root } from 'nlcst';
import type { VFile } from 'vfile';

/** One block of prose, a paragraph or a heading or a table's cell, as sentences and words. */
export interface Passage {
  /** The tree that retext's plugins read; its places are those of `file`. */
  tree: Root;
  /** The text the passage was cut from. */
  file: VFile;
  /** Where that text begins in the file on disk. */
  start: number;
}

/** Something to mend. */
export interface Finding {
  rule: string;
  /** Offset in the file on disk. */
  offset: number;
  /** What was found, in one line. */
  found: string;
  /** What to write instead. */
  advice: string;
}

/** A rule reads passages and says what to mend in them. */
export type Rule = (passage: Passage) => Finding[];

/** A finding with its place. */
export interface Problem extends Finding {
  /** Path from the root of the project, with forward slashes. */
  file: string;
  line: number;
  column: number;
}

/** A finding that stays, and why. */
export interface ProseException {
  /** Path from the root of the project. */
  file: string;
  rule: string;
  /** The words around it, as they are written in the file; line breaks count as spaces. They contain what was found. */
  words: string;
  reason: string;
}

/** Words that the project does not use in this way, and what to write instead. */
export interface WordPattern {
  /** Short name, for messages and exceptions. */
  name: string;
  /** A space matches any white space; code is replaced by `▯`. Ignores case. */
  find: RegExp;
  write: string;
  /** Sentences that must be found. */
  wrong: readonly string[];
  /** Sentences that look alike and are fine. */
  right: readonly string[];
}
