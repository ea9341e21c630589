import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRY_FILES, type Flavour, FLAVOURS } from '../model/flavours';
import { listFiles } from './assets';

/** Folder of a demo with the files that several of its flavours import. */
export const SHARED = 'shared';

/** Folder of `demos/` with the files that demos of one framework have in common: `common/react/use-width.ts`. */
export const COMMON = 'common';

/** Folder of `common/` with the files that demos of every framework have in common. They use Konva at most. */
export const EVERY_FRAMEWORK = 'konva';

/** A flavour's folder, that of the files they share, or that of the files which all demos have in common. */
export type Home = Flavour | typeof SHARED | typeof COMMON;

const HOMES: readonly (Flavour | typeof SHARED)[] = [...FLAVOURS, SHARED];
const SOURCE_ENDING = /\.(?:tsx?|jsx?|mjs|vue|svelte|css|html)$/;
const STRAY_FILE = /(?:^|\/)(?:\.|tsconfig)/;

/** A file of one of a demo's folders. */
export interface FolderFile {
  home: Home;
  /** Path below that folder, with forward slashes. */
  path: string;
  /** Path from the demo's folder; that of a common file leads out of it: `../../../common/react/use-width.ts`. */
  origin: string;
  /** Of source files; pictures, fonts and data have none. */
  text?: string;
}

/** A demo's folder on disk. */
export interface DemoFolder {
  /** Absolute path. */
  folder: string;
  /** The folder as problems show it, from the repository's root. */
  shown: string;
  /** Paths of all files, below the folder. */
  names: readonly string[];
  /** Files of the flavours, of `shared/` and the common ones, by their origin: by flavour, each with its entry first. */
  files: ReadonlyMap<string, FolderFile>;
}

/**
 * Reads a demo's folder, with nothing understood yet.
 *
 * @param folder absolute path
 * @param shown the folder as problems show it, from the repository's root
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

/** A text file, with the same line ends on every system. */
export function readText(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
}

/** The files of one of a demo's folders; a flavour's entry is the first. */
export function filesIn(demo: DemoFolder, home: Home): FolderFile[] {
  return [...demo.files.values()].filter((file) => file.home === home);
}
