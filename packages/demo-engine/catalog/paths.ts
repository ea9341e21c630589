import path from 'node:path';
import { isFlavour, type Flavour } from '../model/flavours';
import { COMMON, EVERY_FRAMEWORK, type FolderFile, SHARED } from './demo-folder';

/** True for a path below a demo's folder of shared files. */
export function isShared(origin: string): boolean {
  return origin.startsWith(`${SHARED}/`);
}

const COMMON_PATH = new RegExp(`^(?:\\.\\./)+${COMMON}/([^/]+)/`);

/** The framework whose demos have the file of a path in common, or `konva` for those of all; undefined for other files. */
export function commonTo(origin: string): Flavour | typeof EVERY_FRAMEWORK | undefined {
  const folder = COMMON_PATH.exec(origin)?.[1];
  return folder !== undefined && (isFlavour(folder) || folder === EVERY_FRAMEWORK) ? folder : undefined;
}

/** Where readers see a file that lies elsewhere: its path below `shared/` or the common folder; undefined for a flavour's own. */
export function besideOwn(origin: string): string | undefined {
  if (isShared(origin)) return origin.slice(SHARED.length + 1);
  return commonTo(origin) === undefined ? undefined : origin.replace(COMMON_PATH, '');
}

/**
 * The path that a relative import names, from the demo's folder; undefined when it leaves that for anything but a common file.
 *
 * @param origin of the importing file
 */
export function pathMeant(origin: string, specifier: string): string | undefined {
  const joined = path.posix.join(path.posix.dirname(origin), specifier);
  return /^\.\.(?:\/|$)/.test(joined) && !COMMON_PATH.test(joined) ? undefined : joined;
}

/** A path without the ending that an import leaves out. */
export function withoutEnding(file: string): string {
  return file.replace(/\.(?:tsx?|jsx?|mjs|vue|svelte)$/, '');
}

/**
 * Files an import may mean: in the importer's own folder, in `shared/`, or common to demos of the importer's framework or of all. A shared
 * file serves several frameworks, so it may use what is common to all of them only.
 *
 * @param meant the path it names, from the demo's folder; undefined when it leaves that
 * @param all origins of the demo's files
 */
export function filesMeant(
  { home, origin }: Pick<FolderFile, 'home' | 'origin'>,
  meant: string | undefined,
  all: readonly string[],
): string[] {
  if (meant === undefined) return [];
  const framework = home === COMMON ? commonTo(origin) : home;
  const isWithin = meant.startsWith(`${home}/`) || (isShared(meant) && home !== COMMON);
  const owner = commonTo(meant);
  const isForIt = owner === framework || owner === EVERY_FRAMEWORK;
  if (!isWithin && !isForIt) return [];
  const bare = meant.replace(/\.js$/, '');
  return all.filter((file) => {
    if (file === meant) return true;
    const stem = withoutEnding(file);
    return stem === meant || stem === bare || stem === `${meant}/index`;
  });
}

/** Deeper than any path leads out of a demo's folder. */
const DEEP = '/1/2/3/4/5/6/7/8';

/** How a file imports another one of the demo: both paths from the same folder. */
export function specifierTo(importer: string, target: string): string {
  const relative = path.posix.relative(
    path.posix.join(DEEP, path.posix.dirname(importer)),
    path.posix.join(DEEP, target),
  );
  return relative.startsWith('.') ? relative : `./${relative}`;
}
