import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CatalogDemo, Problem } from '../model/demo';
import { isFlavour } from '../model/flavours';
import { type AssetIndex, listFiles, readAssets } from './assets';
import { COMMON } from './demo-folder';
import { type DemoRead, readDemo } from './read-demo';

export interface Catalog {
  demos: CatalogDemo[];
  assets: AssetIndex;
  problems: Problem[];
}

/** Folders of `demos/` without demos. */
const OTHER_FOLDERS = ['assets', COMMON, 'types'];

/** Finds the ids of all demos below a folder: every folder with a `demo.json`. */
export function findDemoIds(demosFolder: string): { ids: string[]; problems: Problem[] } {
  const files = listFiles(demosFolder).filter((file) => !OTHER_FOLDERS.includes(file.split('/')[0] ?? ''));
  const ids = files.filter((file) => file.endsWith('/demo.json')).map((file) => path.posix.dirname(file));
  const known = new Set(ids);
  const problems: Problem[] = [];
  const reported = new Set<string>();
  for (const file of files) {
    const parts = file.split('/');
    const at = parts.findIndex((part, index) => index >= 2 && isFlavour(part) && index < parts.length - 1);
    if (at < 0) continue;
    const folder = parts.slice(0, at).join('/');
    // A framework's name in a path is not always a flavor's folder: `guides/react/Shapes/react`.
    if (known.has(folder) || reported.has(folder) || ids.some((id) => file.startsWith(`${id}/`))) continue;
    if (ids.some((id) => id.startsWith(`${folder}/`))) continue;
    reported.add(folder);
    problems.push({
      file: `demos/${folder}`,
      message: 'The folder has flavours but no demo.json, so it is not a demo.',
      fix: 'Write demo.json as demos/README.md says, or delete the folder.',
    });
  }
  return { ids, problems };
}

/**
 * Reads all demos of the repository.
 *
 * @param root the repository's folder
 */
export function readCatalog(root: string): Catalog {
  const demosFolder = path.join(root, 'demos');
  const { assets, problems } = readAssets(path.join(demosFolder, 'assets'), 'demos/assets');
  const { ids, problems: folderProblems } = findDemoIds(demosFolder);
  const reads = ids.map((id) => readOne(root, id, assets));
  return {
    demos: reads.flatMap(({ demo }) => demo ?? []),
    assets,
    problems: [...problems, ...folderProblems, ...reads.flatMap((read) => read.problems)],
  };
}

/** Reads one demo by its id; the result is empty when its folder does not exist. */
export function readOne(root: string, id: string, assets: AssetIndex): DemoRead {
  const folder = path.join(root, 'demos', id);
  if (!existsSync(path.join(folder, 'demo.json'))) return { problems: [] };
  return readDemo(folder, id, `demos/${id}`, assets);
}
