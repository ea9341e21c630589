import type { CompileProblem } from '../model/compiled';
import type { SourceFile } from '../model/demo';
import type { Flavour } from '../model/flavours';

/** One flavor of one demo to compile. */
export interface CompileRequest {
  flavour: Flavour;
  /** Files of the flavor's folder; only those reachable from the entry are compiled. */
  files: readonly SourceFile[];
  /** Names of the assets that the files may import (`lion.png`). */
  assets: ReadonlySet<string>;
  /**
   * The code is a reader's, who may have pasted it: scripts without imports, whole pages, CommonJS, CDN URLs and older syntax run
   * as they are. Without this flag, as for the site's own demos, they are problems.
   */
  isPasted?: boolean;
  /** Specifiers of the packages that the files may import; defaults to those of the site's demos. */
  packages?: ReadonlySet<string>;
  /** Called with the path of each file before it is read, so that a file with which the compiler does not finish can be named. */
  onFile?(path: string): void;
}

/** JavaScript compiled from one source file, before its imports are linked. */
export interface ScriptOutput {
  code: string;
  /** Source map; absent when every line keeps its number. */
  map?: LineMap;
  /** Styles of the file's own `<style>` blocks. */
  css?: string;
  warnings: CompileProblem[];
  /** JSX was found in a file whose extension does not imply it. */
  hasJsx?: boolean;
  /** The source in the syntax of the installed version, if it was written for an older one. */
  text?: string;
}

/** A source map whose only source is the file itself. */
export interface LineMap {
  mappings: string;
  names: string[];
}

/** Thrown by parts of the compiler with every problem they found; `compile` turns it into its result. */
export class CompileFailure extends Error {
  constructor(readonly problems: CompileProblem[]) {
    super(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.name = 'CompileFailure';
  }
}
