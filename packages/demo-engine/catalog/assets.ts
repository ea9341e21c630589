import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../model/demo';

/** Absolute paths of the files in `demos/assets/`, by file name. */
export type AssetIndex = ReadonlyMap<string, string>;

const NOTES = /(?:^LICENSES?(?:\.\w+)?$|\.md$|^\.)/i;

/**
 * Reads the shared assets. Demos import them by file name alone, so two files with the same name are a problem.
 *
 * @param folder absolute path of `demos/assets`; it may be missing
 * @param shown the same folder as problems show it
 */
export function readAssets(folder: string, shown: string): { assets: AssetIndex; problems: Problem[] } {
  const assets = new Map<string, string>();
  const problems: Problem[] = [];
  for (const file of listFiles(folder)) {
    const name = path.posix.basename(file);
    if (NOTES.test(name)) continue;
    const first = assets.get(name);
    if (first === undefined) assets.set(name, path.join(folder, file));
    else {
      problems.push({
        file: `${shown}/${file}`,
        message: `There is another asset named ${name}: ${path.relative(folder, first).replaceAll('\\', '/')}.`,
        fix: 'Give one of them another name: demos import assets by file name alone.',
      });
    }
  }
  return { assets, problems };
}

/** Paths of all files below a folder, sorted, with forward slashes; empty when the folder is missing. */
export function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort();
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return [];
    throw error;
  }
}
