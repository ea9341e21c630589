import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../model/demo';
import { listFiles } from './assets';
import { nearest } from './nearest';
import { type DemoUse, type PageScan, scanPage } from './scan-page';

/** Folders with pages, relative to the repository's root. */
export const PAGE_FOLDERS: readonly string[] = ['content', 'blog', 'src/pages'];

/** True for files that can contain demos. */
export function isPage(file: string): boolean {
  return /\.mdx?$/.test(file);
}

/** Scans one page; the result is empty when the file does not exist. */
export function scanPageFile(root: string, file: string): PageScan {
  try {
    return scanPage(readFileSync(path.join(root, file), 'utf8'), file);
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return { demos: [], live: [], problems: [] };
    throw error;
  }
}

/** Scans all pages below the folders. */
export function scanPages(root: string, folders: readonly string[] = PAGE_FOLDERS): Map<string, PageScan> {
  const pages = new Map<string, PageScan>();
  for (const folder of folders) {
    for (const name of listFiles(path.join(root, folder))) {
      const file = `${folder}/${name}`;
      if (isPage(file)) pages.set(file, scanPageFile(root, file));
    }
  }
  return pages;
}

/** Reports every `<Demo>` with an unknown id. */
export function unknownDemos(uses: readonly DemoUse[], known: ReadonlySet<string>): Problem[] {
  return uses
    .filter(({ id }) => !known.has(id))
    .map(({ id, file, line }) => {
      const like = nearest(id, known);
      return {
        file,
        line,
        message: `There is no demo "${id}".`,
        fix:
          like === undefined
            ? `Write the path of a folder below demos/, or make the demo: demos/${id}/demo.json.`
            : `Write <Demo id="${like}" />, or make the demo: demos/${id}/demo.json.`,
      };
    });
}
