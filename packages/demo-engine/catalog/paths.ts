import path from 'node:path';
import { isFlavour, type Flavour } from '../model/flavours';
import { COMMON, EVERY_FRAMEWORK, type FolderFile, SHARED } from './demo-folder';

/** True for a path in the demo's `shared/` folder. */
export function isShared(origin: string): boolean {
  return origin.startsWith(`${SHARED}/`);
}

const COMMON_PATH = new RegExp(`^(?:\\.\\./)+${COMMON}/([^/]+)/`);

/** The framework folder of `common/` that a path is in, or `konva` for files of all frameworks; undefined for other files. */
export function commonTo(origin: string): Flavour | typeof EVERY_FRAMEWORK | undefined {
  const folder = COMMON_PATH.exec(origin)?.[1];
  return folder !== undefined && (isFlavour(folder) || folder === EVERY_FRAMEWORK) ? folder : undefined;
}

/**
 * The path at which readers see a file from `shared/` or `common/`, next to the flavor's own files; undefined for a flavor's own
 * file.
 */
export function besideOwn(origin: string): string | undefined {
  if (isShared(origin)) return origin.slice(SHARED.length + 1);
  return commonTo(origin) === undefined ? undefined : origin.replace(COMMON_PATH, '');
}

/**
 * Resolves a relative import to a path from the demo's folder; undefined when it leads out of the folder to anything but a common
 * file.
 *
 * @param origin path of the importing file
 */
export function pathMeant(origin: string, specifier: string): string | undefined {
  const joined = path.posix.join(path.posix.dirname(origin), specifier);
  return /^\.\.(?:\/|$)/.test(joined) && !COMMON_PATH.test(joined) ? undefined : joined;
}

/** Removes the extension that imports leave out. */
export function withoutEnding(file: string): string {
  return file.replace(/\.(?:tsx?|jsx?|mjs|vue|svelte)$/, '');
}

/**
 * The files that an import may mean. They can be in the importer's own folder, in `shared/`, or in `common/` for the importer's
 * framework or for all. Several frameworks use a shared file, so from `common/` it may only import files for all frameworks.
 *
 * @param meant the path that the import resolves to, relative to the demo's folder; undefined as in `pathMeant`
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

/** More levels than any path leads out of a demo's folder. */
const DEEP = '/1/2/3/4/5/6/7/8';

/** The specifier with which one file of the demo imports another; both paths are relative to the same folder. */
export function specifierTo(importer: string, target: string): string {
  const relative = path.posix.relative(
    path.posix.join(DEEP, path.posix.dirname(importer)),
    path.posix.join(DEEP, target),
  );
  return relative.startsWith('.') ? relative : `./${relative}`;
}
