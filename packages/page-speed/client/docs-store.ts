type Store = Map<string, Record<string, unknown>>;

const sidebars: Store = new Map();
const docs: Store = new Map();

function entry(store: Store, version: string): Record<string, unknown> {
  const found = store.get(version) ?? {};
  store.set(version, found);
  return found;
}

const arrived = new Set<string>();
const watchers = new Set<() => void>();

/**
 * Puts a menu where the pages of its version look for it.
 *
 * @param chunk name of the chunk with which it came
 * @param version the instance of the plugin and the version's name
 */
export function addSidebar(chunk: string, version: string, name: string, items: unknown): void {
  sidebarsOf(version)[name] = items;
  arrived.add(chunk);
  watchers.forEach((watcher) => watcher());
}

/** Whether the menu of a chunk has come. */
export function hasSidebar(chunk: string): boolean {
  return arrived.has(chunk);
}

/** Calls back whenever a menu has come; ends with the returned function. */
export function onSidebar(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The menus of a version of documents, as far as they have come: each comes with the first page that shows it. */
export function sidebarsOf(version: string): Record<string, unknown> {
  return entry(sidebars, version);
}

/** Titles and descriptions of a version's documents, which come with the component that shows them. */
export function docsOf(version: string): Record<string, unknown> {
  return entry(docs, version);
}
