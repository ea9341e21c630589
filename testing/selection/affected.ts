import path from 'node:path';

/** A demo as far as it matters for what a change affects. */
export interface SourcedDemo {
  id: string;
  flavours: readonly { files: readonly { path: string; origin?: string }[] }[];
  /** Paths on disk of the assets that it imports. */
  assets: Readonly<Record<string, string>>;
}

/** A page and the demos that it shows. */
export interface SourcedPage {
  /** Path from the repository's root. */
  file: string;
  url: string;
  demos: readonly string[];
}

/** Demos with a changed file: of their own, common to several demos, or an asset. */
export function affectedDemos(demos: readonly SourcedDemo[], changed: readonly string[], root: string): string[] {
  const files = new Set(changed);
  const isChanged = (file: string) => files.has(file);
  return demos
    .filter(({ id, flavours, assets }) => {
      const folder = `demos/${id}`;
      if (changed.some((file) => file.startsWith(`${folder}/`))) return true;
      const origins = flavours.flatMap((flavour) => flavour.files.flatMap(({ origin }) => origin ?? []));
      if (origins.some((origin) => isChanged(path.posix.join(folder, origin)))) return true;
      return Object.values(assets).some((asset) =>
        isChanged(path.relative(root, path.resolve(root, asset)).split(path.sep).join('/')),
      );
    })
    .map(({ id }) => id);
}

/** URLs of pages that changed or show a changed demo. */
export function affectedPages(
  pages: readonly SourcedPage[],
  changed: readonly string[],
  changedDemos: readonly string[],
): string[] {
  return pages
    .filter(({ file, demos }) => changed.includes(file) || demos.some((demo) => changedDemos.includes(demo)))
    .map(({ url }) => url);
}

/** The stem of a page's path, with which the paths of its claims files begin: `content/docs/shapes/Rect`. */
export function claimsOf(changed: readonly string[]): string[] {
  const stems = changed.flatMap((file) => /^((?:content|blog)\/.+?)(?:\.claims\.tsx?|\.mdx?)$/.exec(file)?.[1] ?? []);
  return [...new Set(stems)];
}

/**
 * Files that import one of the given files, directly or through others, and these files themselves.
 *
 * @param imports from each file to those that it imports
 */
export function importersOf(files: readonly string[], imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  }
  const found = new Set<string>();
  const left = [...files];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    left.push(...(importers.get(file) ?? []));
  }
  return found;
}
