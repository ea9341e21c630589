import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRY_FILES, type Flavour, FLAVOURS } from '../model/flavours';
import { listFiles } from './assets';

/** Folder of a demo with the files that several of its flavors import. */
export const SHARED = 'shared';

/** Folder of `demos/` with the files that several demos of one framework import: `common/react/use-width.ts`. */
export const COMMON = 'common';

/** Folder of `common/` with files for demos of every framework. They import no library except Konva. */
export const EVERY_FRAMEWORK = 'konva';

/** The folder a file is in: a flavor's folder, the demo's `shared/`, or `demos/common/`. */
export type Home = Flavour | typeof SHARED | typeof COMMON;

const HOMES: readonly (Flavour | typeof SHARED)[] = [...FLAVOURS, SHARED];
const SOURCE_ENDING = /\.(?:tsx?|jsx?|mjs|vue|svelte|css|html)$/;
const STRAY_FILE = /(?:^|\/)(?:\.|tsconfig)/;

/** A file that a demo can import. */
export interface FolderFile {
  home: Home;
  /** Path below the home folder, with forward slashes. */
  path: string;
  /** Path relative to the demo's folder; the path of a common file leads out of it: `../../../common/react/use-width.ts`. */
  origin: string;
  /** Content of source files; absent for pictures, fonts and data. */
  text?: string;
}

/** A demo's folder on disk. */
export interface DemoFolder {
  /** Absolute path. */
  folder: string;
  /** The folder's path from the repository's root, as problems show it. */
  shown: string;
  /** Paths of all files in the folder, relative to it. */
  names: readonly string[];
  /** The files of the flavors, of `shared/` and of `common/`, in this order, by origin. A flavor's entry comes first. */
  files: ReadonlyMap<string, FolderFile>;
}

/**
 * Reads the files of a demo's folder, without parsing them.
 *
 * @param folder absolute path
 * @param shown the folder's path from the repository's root, as problems show it
 * @param id path below `demos/`
 */
export function readFolder(folder: string, shown: string, id: string): DemoFolder {
  const names = listFiles(folder);
  const files = HOMES.flatMap((home): FolderFile[] => {
    const own = names.filter((name) => name.startsWith(`${home}/`) && !STRAY_FILE.test(name));
    const entry = home === SHARED ? undefined : `${home}/${ENTRY_FILES[home]}`;
    const ordered = own.filter((name) => name === entry).concat(own.filter((name) => name !== entry));
    return ordered.map((origin) => ({
      home,
      path: origin.slice(home.length + 1),
      origin,
      ...(SOURCE_ENDING.test(origin) ? { text: readText(folder, origin) } : {}),
    }));
  });
  const all = [...files, ...commonFiles(folder, id)];
  return { folder, shown, names, files: new Map(all.map((file) => [file.origin, file])) };
}

function commonFiles(folder: string, id: string): FolderFile[] {
  const above = `${id
    .split('/')
    .map(() => '..')
    .join('/')}/${COMMON}`;
  return [...FLAVOURS, EVERY_FRAMEWORK].flatMap((framework) =>
    listFiles(path.join(folder, above, framework)).map((name) => {
      const origin = `${above}/${framework}/${name}`;
      return { home: COMMON, path: name, origin, text: readText(folder, origin) };
    }),
  );
}

/** Reads a text file and normalizes its line endings to line feeds. */
export function readText(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
}

/** The demo's files with this home; a flavor's entry comes first. */
export function filesIn(demo: DemoFolder, home: Home): FolderFile[] {
  return [...demo.files.values()].filter((file) => file.home === home);
}
