import type { Flavour } from './flavours';
import type { ProgramFitting } from './program-fitting';

/** `name` of the error that the loop guard in compiled code throws; the frame reports it with phase `loop`. */
export const LOOP_ERROR_NAME = 'LoopError';

/** Start of the message for a loop that provably has no end; other loops took too long. */
export const ENDLESS_LOOP = 'The loop has no end';
/**
 * How long a loop may keep the page busy before it is stopped, in milliseconds. The clock also counts time that the machine spends
 * on other work: with three browsers on two cores, correct demos of ten thousand nodes were stopped after one second.
 */
export const LOOP_LIMIT = 2000;
/** The guard's messages, word for word: any other text of a stopped loop is the program's. */
export const LOOP_MESSAGES = {
  endless: `${ENDLESS_LOOP} and was stopped. Change what its condition reads inside the loop.`,
  late: `A loop ran for more than ${LOOP_LIMIT / 1000} seconds without a pause and was stopped. Check where it ends, or spread the work over several frames with requestAnimationFrame.`,
} as const;

/** Suffix of the path of a module that starts a worker; no reader's file has it. */
export const WORKER_START = '?worker';

/** Where a specifier in compiled code points; the frame replaces `[start, end)` with a blob URL. */
export interface ModuleLink {
  /**
   * Offsets of the specifier's text, without quotes, in `CompiledModule.code`. For an asset, that is a string literal that becomes
   * the asset's URL (`const lion = ""`); for a module or a package, the literal of its import.
   */
  start: number;
  end: number;
  target: { kind: 'module'; path: string } | { kind: 'asset'; name: string } | { kind: 'package'; specifier: string };
}

/** One JavaScript module, ready to run once its links are filled in. */
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
 * A demo's flavor, compiled. `modules` are in dependency order: every module after those it imports; the entry is last. The build
 * and the compile worker produce the same shape.
 */
export interface CompiledDemo {
  flavour: Flavour;
  entry: string;
  modules: CompiledModule[];
  styles: CompiledStyle[];
  /** Body markup for vanilla demos (`index.html` beside `index.ts`); `<div id="container"></div>` by default. */
  html: string;
  /** Names of the assets that the modules import. */
  assets: string[];
  /** Package specifiers that the modules import, as written (`konva`, `react-konva`). */
  packages: string[];
}

/** Source maps of a compiled flavor by module path (Vue and Svelte; TypeScript keeps its lines). */
export type CompiledMaps = Record<string, { version: 3; sources: string[]; mappings: string; names: string[] }>;

/** A compile error at a location in the reader's text. Lines and columns are counted from 1. */
export interface CompileProblem {
  file: string;
  line: number;
  column: number;
  endColumn?: number;
  message: string;
  /** The title of a warning that is shown beside the result; others are lines of the console. */
  title?: string;
}

export type CompileResult =
  | {
      ok: true;
      compiled: CompiledDemo;
      maps: CompiledMaps;
      warnings: CompileProblem[];
      /** What was done to a reader's program so that it runs. */
      fitting?: ProgramFitting;
    }
  | { ok: false; problems: CompileProblem[] };
