import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRY_FILES, type Flavour, FLAVOURS } from '../model/flavours';
import { listFiles } from './assets';

/** Folder of a demo with the files that several of its flavours import. */
export const SHARED = 'shared';

/** A flavour's folder, or that of the files they share. */
export type Home = Flavour | typeof SHARED;

const HOMES: readonly Home[] = [...FLAVOURS, SHARED];
const SOURCE_ENDING = /\.(?:tsx?|jsx?|mjs|vue|svelte|css|html)$/;
const STRAY_FILE = /(?:^|\/)(?:\.|tsconfig)/;

/** A file of one of a demo's folders. */
export interface FolderFile {
  home: Home;
  /** Path below that folder, with forward slashes. */
  path: string;
  /** Path below the demo's folder. */
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
  /** Files of the flavours and of `shared/` by path below the folder: by flavour, each with its entry first. */
  files: ReadonlyMap<string, FolderFile>;
}

/** Reads a demo's folder, with nothing understood yet. */
export function readFolder(folder: string, shown: string): DemoFolder {
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
  return { folder, shown, names, files: new Map(files.map((file) => [file.origin, file])) };
}

/** A text file, with the same line ends on every system. */
export function readText(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
}

/** The files of one of a demo's folders; a flavour's entry is the first. */
export function filesIn(demo: DemoFolder, home: Home): FolderFile[] {
  return [...demo.files.values()].filter((file) => file.home === home);
}
