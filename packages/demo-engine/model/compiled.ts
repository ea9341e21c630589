import type { Flavour } from './flavours';

/** `name` of the error that the loop guard in compiled code throws; the frame reports it with phase `loop`. */
export const LOOP_ERROR_NAME = 'LoopError';

/** Begins the message of a loop that can be seen to have no end; others took too long. */
export const ENDLESS_LOOP = 'The loop has no end';

/** Ending of the path of a module that starts a worker; no file of a reader has it. */
export const WORKER_START = '?worker';

/** Where a specifier in compiled code points; the frame splices a blob address over `[start, end)`. */
export interface ModuleLink {
  /**
   * Offsets of the specifier's text, without quotes, in `CompiledModule.code`. An asset's place is a string literal that
   * becomes the asset's address (`const lion = ""`), a module's or a package's is the literal of its import.
   */
  start: number;
  end: number;
  target: { kind: 'module'; path: string } | { kind: 'asset'; name: string } | { kind: 'package'; specifier: string };
}

/** One JavaScript module, ready to run once its links are written in. */
export interface CompiledModule {
  path: string;
  code: string;
  links: ModuleLink[];
}

export interface CompiledStyle {
  path: string;
  css: string;
}

/**
 * A demo's flavour, compiled. `modules` stand in dependency order: every module after those it imports; the entry is last.
 * The same shape comes from the build and from the compile worker.
 */
export interface CompiledDemo {
  flavour: Flavour;
  entry: string;
  modules: CompiledModule[];
  styles: CompiledStyle[];
  /** Body markup for vanilla demos (`index.html` beside `index.ts`); `<div id="container"></div>` by default. */
  html: string;
  /** Names of the assets the modules import. */
  assets: string[];
  /** Package specifiers the modules import, as written (`konva`, `react-konva`). */
  packages: string[];
}

/** Source maps of a compiled flavour by module path (Vue and Svelte; TypeScript keeps its lines). */
export type CompiledMaps = Record<string, { version: 3; sources: string[]; mappings: string; names: string[] }>;

/** A compile error at a place in the reader's text. Lines count from 1, columns from 1. */
export interface CompileProblem {
  file: string;
  line: number;
  column: number;
  endColumn?: number;
  message: string;
}

export type CompileResult =
  | { ok: true; compiled: CompiledDemo; maps: CompiledMaps; warnings: CompileProblem[] }
  | { ok: false; problems: CompileProblem[] };
