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
 * Stores a sidebar where the pages of its version look for it.
 *
 * @param chunk name of the chunk that contains it
 * @param version the plugin instance's id and the version's name, separated by a slash
 */
export function addSidebar(chunk: string, version: string, name: string, items: unknown): void {
  sidebarsOf(version)[name] = items;
  arrived.add(chunk);
  watchers.forEach((watcher) => watcher());
}

/** Whether the sidebar in a chunk has been loaded. */
export function hasSidebar(chunk: string): boolean {
  return arrived.has(chunk);
}

/** Calls `watcher` whenever a sidebar has been loaded. Returns the function that unsubscribes. */
export function onSidebar(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The sidebars of a docs version loaded so far: each is loaded with the first page that shows it. */
export function sidebarsOf(version: string): Record<string, unknown> {
  return entry(sidebars, version);
}

/** Titles and descriptions of a version's documents, which are loaded with the component that shows them. */
export function docsOf(version: string): Record<string, unknown> {
  return entry(docs, version);
}
