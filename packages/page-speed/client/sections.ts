import { type FolderParts, sectionKey } from '../route-sections/section-key';

/** Loads a part. */
export type SectionLoader = () => Promise<{ default: unknown }>;

interface Table {
  parts: FolderParts;
  loaders: Readonly<Record<string, SectionLoader>>;
  /** Puts a part that has come into the tables of the site. */
  add: (section: unknown) => void;
}

/** Where the whole table is there from the start, as on the server, there is nothing to load. */
let table: Table | undefined;
const known = new Set<string>();
/** Paths that were asked for and are known: asked again and again while a page is drawn. What has come stays. */
const knownPaths = new Set<string>();
const watchers = new Set<() => void>();
const pending = new Map<string, Promise<void>>();

/** Says once how parts of the route table are loaded. */
export function setSections(sections: Table): void {
  table = sections;
  knownPaths.clear();
}

/** Keys of the parts in which a path may stand, written as it is and decoded. */
function keysOf(path: string): string[] {
  if (table === undefined) return [];
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // What cannot be decoded names no page; the generator shows its not-found page.
  }
  const { parts, loaders } = table;
  return [...new Set([sectionKey(path, parts), sectionKey(decoded, parts)])].filter((key) => key in loaders);
}

/** The part of the site in which a path stands, if it stands in any. */
export function sectionOf(path: string): string | undefined {
  return keysOf(path)[0];
}

/** Whether all that the table says about a path is there. */
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

/** Loads what the table says about paths; nothing when it is there. Fails when it does not come. */
export function loadRoutes(...paths: string[]): Promise<void> | undefined {
  const missing = [...new Set(paths.flatMap(keysOf))].filter((key) => !known.has(key));
  const current = table;
  if (current === undefined || missing.length === 0) return undefined;
  return Promise.all(missing.map((key) => loadSection(key, current))).then(() => undefined);
}

/** Calls back whenever a part has come; ends with the returned function. */
export function onSection(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
