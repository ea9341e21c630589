import type { CompileProblem } from '../model/compiled';
import type { SourceFile } from '../model/demo';
import type { Flavour } from '../model/flavours';

/** What is compiled: one flavour of one demo. */
export interface CompileRequest {
  flavour: Flavour;
  /** Files of the flavour's folder; only those that the entry reaches are compiled. */
  files: readonly SourceFile[];
  /** Names of the assets that the files may import (`lion.png`). */
  assets: ReadonlySet<string>;
  /**
   * The code is a reader's, who may have pasted it: scripts without imports, whole pages, CommonJS, addresses of libraries and older ways
   * of writing run as they are. Without it, as for the site's own demos, they are problems.
   */
  isPasted?: boolean;
  /** Specifiers of the packages that the files may import; those of the site's demos when absent. */
  packages?: ReadonlySet<string>;
}

/** JavaScript made from one source file, before its imports are linked. */
export interface ScriptOutput {
  code: string;
  /** Where the code's places are in the source; absent when every line stands where it stood. */
  map?: LineMap;
  /** Styles of the file's own `<style>` blocks. */
  css?: string;
  warnings: CompileProblem[];
  /** JSX was found where a file's name does not announce it. */
  hasJsx?: boolean;
}

/** A source map whose only source is the file itself. */
export interface LineMap {
  mappings: string;
  names: string[];
}

/** Thrown by a compiler's part, with every problem it found; `compile` turns it into its result. */
export class CompileFailure extends Error {
  constructor(readonly problems: CompileProblem[]) {
    super(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.name = 'CompileFailure';
  }
}
