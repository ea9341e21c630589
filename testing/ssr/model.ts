/** A page of a project as a reader opens it. */
export interface Route {
  path: string;
  /** Texts that the server's HTML has, before any script runs; empty where the server sends an empty page. */
  html: readonly string[];
  /** Texts that the server's HTML does not have. */
  notInHtml?: readonly string[];
  /** Whether the scripts that the HTML names have Konva in them. */
  hasKonvaInFirstScripts: boolean;
}

/** A mistake that the page names, and where its message is seen. */
export interface Failure {
  path: string;
  /** Status of the server's answer. */
  status: number;
  /** The message, as the page quotes it. */
  says: string;
  /** Who says it: the server's output, the HTML of its answer, or the browser's console. */
  where: 'server' | 'html' | 'console';
}

/** How a program of the project is started: arguments for Node.js, and environment. */
export interface Command {
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** A project with server rendering whose code is in a page of the documentation. */
export interface SsrProject {
  /** Its name for `npm run ssr`, and its folder below `scaffolds/`. */
  name: string;
  /** The page whose blocks of code with a `title` are the project's files. */
  page: string;
  /** Titles of these blocks. */
  files: readonly string[];
  build: Command;
  /** Starts the built project. */
  serve: (port: number) => Command;
  routes: readonly Route[];
  /** Files with the mistakes that the page names, made from the page's own files. */
  mistakes: (file: (name: string) => string) => Readonly<Record<string, string>>;
  /** Builds the project again with its mistakes, each on a route of its own; left out where `serveMistakes` needs no build. */
  buildMistakes?: Command;
  serveMistakes: (port: number) => Command;
  failures: readonly Failure[];
}
