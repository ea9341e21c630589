import path from 'node:path';
import { type Home, SHARED } from './demo-folder';

/** True for a path below a demo's folder of shared files. */
export function isShared(origin: string): boolean {
  return origin.startsWith(`${SHARED}/`);
}

/** A path without the ending that an import leaves out. */
export function withoutEnding(file: string): string {
  return file.replace(/\.(?:tsx?|jsx?|mjs|vue|svelte)$/, '');
}

/**
 * Files an import may mean: in the importer's own folder or in `shared/`.
 *
 * @param meant the path it names, below the demo's folder; undefined when it leaves that
 * @param all paths of the demo's files
 */
export function filesMeant(home: Home, meant: string | undefined, all: readonly string[]): string[] {
  if (meant === undefined || !(meant.startsWith(`${home}/`) || isShared(meant))) return [];
  const bare = meant.replace(/\.js$/, '');
  return all.filter((file) => {
    if (file === meant) return true;
    const stem = withoutEnding(file);
    return stem === meant || stem === bare || stem === `${meant}/index`;
  });
}

/** How a file imports another one of the demo: both paths below the same folder. */
export function specifierTo(importer: string, target: string): string {
  const relative = path.posix.relative(path.posix.dirname(importer), target);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
