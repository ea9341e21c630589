import path from 'node:path';
import type { CatalogDemo, Problem } from '../model/demo';
import { ENTRY_FILES } from '../model/flavours';
import type { AssetIndex } from './assets';
import { readFolder, readText } from './demo-folder';
import { readDemoJson } from './demo-json';
import { flavourProblems, folderProblems } from './folder-problems';
import { readFlavours } from './read-flavours';

export interface DemoRead {
  /** Absent when `demo.json` has problems. */
  demo?: CatalogDemo;
  problems: Problem[];
}

/**
 * Reads a demo's folder and checks it.
 *
 * @param folder absolute path
 * @param id path below `demos/`
 * @param shown the folder's path from the repository's root, as problems show it
 * @param index the shared assets
 */
export function readDemo(folder: string, id: string, shown: string, index: AssetIndex): DemoRead {
  const onDisk = readFolder(folder, shown, id);
  const { meta, problems } = readDemoJson(readText(folder, 'demo.json'), `${shown}/demo.json`);
  const { flavours, assets, problems: found } = readFlavours(onDisk, index);
  problems.push(...folderProblems(onDisk), ...flavourProblems(id, shown, flavours, meta), ...found);
  if (meta === undefined) return { problems };
  const demo: CatalogDemo = {
    ...meta,
    id,
    flavours: flavours
      .filter(({ flavour, files: own }) => own[0]?.path === ENTRY_FILES[flavour])
      .map(({ flavour, files }) => ({ flavour, files })),
    assets,
    hasCheck: onDisk.names.includes('check.ts'),
    ...(onDisk.names.includes('poster.webp') ? { poster: path.join(folder, 'poster.webp') } : {}),
    ...(onDisk.names.includes('loop.webp') ? { loop: path.join(folder, 'loop.webp') } : {}),
  };
  return { demo, problems };
}
