import type { Flavour } from './flavours';

/** What the compiler does to one file of a reader's program so that it runs, in terms of the file's own text. */
export interface FileFitting {
  /** Import statements that the file lacks. */
  imports: string[];
  /** Code for the file's end: variables that it does not declare, its default export. */
  end: string;
  /** New specifiers of its imports, by those that are written; an empty one for an import that is left out. */
  specifiers: Record<string, string>;
  /** Names that replace calls of `require`, by specifier. */
  requires: Record<string, string>;
  /** The file has JSX, whatever its name says. */
  hasJsx: boolean;
  /** Its text without what was copied along with it; absent when that is nothing. */
  text?: string;
}

/** What the compiler does to a reader's program so that it runs. A project that runs elsewhere needs the same. */
export interface ProgramFitting {
  /** The program's actual flavor, and the kind of its entry. */
  flavour: Flavour;
  kind: 'script' | 'vue' | 'svelte';
  /** The entry mounts itself. */
  isShown: boolean;
  /** The program has templates that Vue compiles when it runs. */
  hasTemplates: boolean;
  /** Markup of elements that the code looks up and that nothing creates. */
  html: string;
  /** Packages that the program imports. */
  packages: string[];
  files: Record<string, FileFitting>;
  /** Generated modules, by their paths in a project. */
  modules: Record<string, string>;
}
