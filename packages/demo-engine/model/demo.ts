import { isString, withFields } from '@site-packages/contracts';
import type { Flavour } from './flavours';

/** How much a reader has to know to understand a demo's code, least first. */
export const LEVELS = ['starter', 'intermediate', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];

/** Content of `demo.json`, after validation. Heights are CSS pixels. */
export interface DemoMeta {
  /** Names the demo in tabs, frames and the gallery; sentence case, no final period. */
  title: string;
  /** One sentence for cards and search, 40 to 160 characters. */
  summary: string;
  /** Lower-case words for the gallery and search. */
  tags: string[];
  /** For the gallery; every sandbox demo has one. */
  level?: Level;
  /** Height of the result (stage plus controls) when the frame is 480 px wide or more. */
  height: number;
  /** Height of the result in a narrower frame; `height` when absent. */
  narrowHeight?: number;
  /**
   * By how many pixels `narrowHeight` and `height` grow with each pixel of the frame's width, where a stage keeps its proportions. A
   * negative number is for controls that wrap in less than a phone's width (`frameHeight`). The third number is for frames of less than 684
   * pixels, such as in half of a window, if `height` grows differently there.
   */
  growth?: [narrow: number, wide: number, middle?: number];
  /** Flavors that the demo does not have, each with the reason. */
  absent?: Partial<Record<Flavour, string>>;
  /** Why the flavors' first pictures cannot be compared; absent when they can. */
  picturesDiffer?: string;
  /**
   * The line at which its code opens: a part of it, such as `function snap(`, or several for flavors that write it differently, of
   * which the first that occurs in a flavor counts.
   */
  lesson?: string[];
  /** True for an editor and another demo that needs room: its player is wide. */
  large?: boolean;
  /** True for a demo that saves files: its frame gets `allow-downloads`. */
  downloads?: boolean;
}

/** One source file of a demo's flavor. `path` is relative to the flavor's folder, with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** True for a complete `SourceFile`, whether it came by message or from storage. */
export const isSourceFile = withFields<SourceFile>({ path: isString, text: isString });

/** A source file of a demo folder, with the path and text that readers see. */
export interface CatalogFile extends SourceFile {
  /** Path below the demo's folder, when the file is not in the flavor's own folder: `shared/plan.ts`. */
  origin?: string;
  /** Lines on disk that readers do not see, because an import is shorter for them; in order. */
  joined?: JoinedLines[];
}

/** An import with fewer lines for readers than on disk. */
export interface JoinedLines {
  /** The import's line as readers see it. */
  line: number;
  /** How many more lines it has on disk. */
  more: number;
}

/** One demo folder, read and validated. */
export interface CatalogDemo extends DemoMeta {
  /** Folder below `demos/`, for example `tutorials/shapes/Rect`. */
  id: string;
  /** Each flavor's files, including shared files as if they were its own. */
  flavours: { flavour: Flavour; files: CatalogFile[] }[];
  /** Imported asset names (`lion.png`) and their paths on disk. */
  assets: Record<string, string>;
  hasCheck: boolean;
  /** Absolute path of `poster.webp`, if it exists. */
  poster?: string;
  /** Absolute path of `loop.webp`, if it exists. */
  loop?: string;
}

/** A problem that a writer must fix. All problems of a run are reported together. */
export interface Problem {
  /** Path from the repository's root. */
  file: string;
  line?: number;
  column?: number;
  /** What is wrong, one sentence. */
  message: string;
  /** What to write instead, one sentence. */
  fix: string;
}
