/** A page of a project as a reader opens it. */
export interface Route {
  path: string;
  /** Texts in the server's HTML, before any script runs; empty where the server sends an empty page. */
  html: readonly string[];
  /** Texts that the server's HTML must not contain. */
  notInHtml?: readonly string[];
  /** Whether the scripts in the HTML include Konva. */
  hasKonvaInFirstScripts: boolean;
}

/** A mistake that the page describes, and where its message appears. */
export interface Failure {
  path: string;
  /** Status of the server's response. */
  status: number;
  /** The message, as the page quotes it. */
  says: string;
  /** Where it appears: the server's output, the HTML of its response, or the browser's console. */
  where: 'server' | 'html' | 'console';
}

/** How to start a program of the project: arguments for Node.js, and environment. */
export interface Command {
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** A server-rendering project whose code is on a documentation page. */
export interface SsrProject {
  /** Its name for `npm run ssr`, and its folder below `scaffolds/`. */
  name: string;
  /** The page whose code blocks with a `title` are the project's files. */
  page: string;
  /** Titles of these blocks. */
  files: readonly string[];
  build: Command;
  /** Starts the built project. */
  serve: (port: number) => Command;
  routes: readonly Route[];
  /** Files with the mistakes that the page describes, made from the page's own files. */
  mistakes: (file: (name: string) => string) => Readonly<Record<string, string>>;
  /** Builds the project again with its mistakes, each on its own route; omitted where `serveMistakes` does not need a build. */
  buildMistakes?: Command;
  serveMistakes: (port: number) => Command;
  failures: readonly Failure[];
}
