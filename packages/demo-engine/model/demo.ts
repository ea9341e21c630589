import { isRecord, isString } from '@site-packages/contracts';
import type { Flavour } from './flavours';

/** How much a reader has to know before the code of a demo reads well, least first. */
export const LEVELS = ['starter', 'intermediate', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];

/** What `demo.json` says, after validation. Heights are CSS pixels. */
export interface DemoMeta {
  /** Names the demo in tabs, frames and the gallery; sentence case, no final stop. */
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
  /** Flavours the demo does not have, each with the reason. */
  absent?: Partial<Record<Flavour, string>>;
  /** Why the flavours' first pictures cannot be compared; absent when they can. */
  picturesDiffer?: string;
  /** True for a demo that saves files: its frame gets `allow-downloads`. */
  downloads?: boolean;
}

/** One source file of a demo's flavour. `path` is relative to the flavour's folder, with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** True for a whole `SourceFile`, whether it came by message or from storage. */
export function isSourceFile(value: unknown): value is SourceFile {
  return isRecord(value) && isString(value['path']) && isString(value['text']);
}

/** A source file of a demo folder, with the path and the text that readers see. */
export interface CatalogFile extends SourceFile {
  /** Path below the demo's folder when the file is not in the flavour's own: `shared/plan.ts`. */
  origin?: string;
  /** Lines of the file on disk that readers do not have, because an import is shorter for them; in order. */
  joined?: JoinedLines[];
}

/** An import that has fewer lines for readers than on disk. */
export interface JoinedLines {
  /** The import's line as readers see it. */
  line: number;
  /** How many lines it has more on disk. */
  more: number;
}

/** One demo folder, read and validated. */
export interface CatalogDemo extends DemoMeta {
  /** Folder below `demos/`, for example `tutorials/shapes/Rect`. */
  id: string;
  /** Each with the files it shares with others, as if they were its own. */
  flavours: { flavour: Flavour; files: CatalogFile[] }[];
  /** Imported asset names (`lion.png`) and where each stands on disk. */
  assets: Record<string, string>;
  hasCheck: boolean;
  /** Absolute path of `poster.webp`, when it is there. */
  poster?: string;
  /** Absolute path of `loop.webp`, when it is there. */
  loop?: string;
}

/** A problem a writer must mend. All problems of a run are reported together. */
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
