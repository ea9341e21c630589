import { type FolderParts, sectionKey } from '../route-sections/section-key';

/** Loads a section of the route table. */
export type SectionLoader = () => Promise<{ default: unknown }>;

interface Table {
  parts: FolderParts;
  loaders: Readonly<Record<string, SectionLoader>>;
  /** Adds a loaded section to the tables of the site. */
  add: (section: unknown) => void;
}

/** Undefined where the whole table is there from the start, as on the server: then there is nothing to load. */
let table: Table | undefined;
const known = new Set<string>();
/** Paths that are known, cached because rendering a page asks for them repeatedly. A loaded section stays loaded. */
const knownPaths = new Set<string>();
const watchers = new Set<() => void>();
const pending = new Map<string, Promise<void>>();

/** Sets how sections of the route table are loaded. Called once, when the routes are created. */
export function setSections(sections: Table): void {
  table = sections;
  knownPaths.clear();
}

/** Keys of the sections that may contain a path, as it is written and decoded. */
function keysOf(path: string): string[] {
  if (table === undefined) return [];
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // A path that cannot be decoded names no page; Docusaurus shows its not-found page.
  }
  const { parts, loaders } = table;
  return [...new Set([sectionKey(path, parts), sectionKey(decoded, parts)])].filter((key) => key in loaders);
}

/** The section that may contain a path, if there is one. */
export function sectionOf(path: string): string | undefined {
  return keysOf(path)[0];
}

/** Whether all sections that may contain a path are loaded. */
export function isKnown(path: string): boolean {
  if (knownPaths.has(path)) return true;
  const isThere = keysOf(path).every((key) => known.has(key));
  if (isThere) knownPaths.add(path);
  return isThere;
}

function loadSection(key: string, { loaders, add }: Table): Promise<void> {
  const begun = pending.get(key);
  if (begun !== undefined) return begun;
  const loading = (async () => {
    try {
      const section = await loaders[key]?.();
      add(section?.default);
      known.add(key);
      watchers.forEach((watcher) => watcher());
    } finally {
      pending.delete(key);
    }
  })();
  pending.set(key, loading);
  return loading;
}

/** Loads the sections that may contain the paths. Returns undefined when all are loaded; rejects when one fails to load. */
export function loadRoutes(...paths: string[]): Promise<void> | undefined {
  const missing = [...new Set(paths.flatMap(keysOf))].filter((key) => !known.has(key));
  const current = table;
  if (current === undefined || missing.length === 0) return undefined;
  return Promise.all(missing.map((key) => loadSection(key, current))).then(() => undefined);
}

/** Calls `watcher` whenever a section has been loaded. Returns the function that unsubscribes. */
export function onSection(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
