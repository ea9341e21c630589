import fs from 'node:fs';
import path from 'node:path';
import type { AssetIndex } from '../../packages/demo-engine/catalog/assets';
import { demoFolders, filesBelow, type DemoFolder } from './demo-folders';
import {
  pictureHash,
  readHashes,
  sharedAssets,
  writeHashes,
  type PosterList,
  type PosterProblem,
} from './poster-state';

/** A demo has a loop if its folder has this script. */
export const LOOP_SCRIPT = 'loop.ts';
export const LOOP_FILE = 'loop.webp';

const listFile = (demosFolder: string) => path.join(demosFolder, 'loops.json');

/** The demos that have a loop script. */
export function loopFolders(demosFolder: string): DemoFolder[] {
  return demoFolders(demosFolder).filter(({ folder }) => fs.existsSync(path.join(folder, LOOP_SCRIPT)));
}

/** Hash of everything that a demo's loop shows. */
export function loopHash(demo: DemoFolder, assets: AssetIndex): string {
  return pictureHash(demo, assets, LOOP_SCRIPT);
}

/** Content of `demos/loops.json`: each demo's id and the hash of the sources that its loop was recorded from. */
export function readLoopList(demosFolder: string): PosterList {
  return readHashes(listFile(demosFolder));
}

/** Writes the list sorted by id, without demos that no longer have a loop script. */
export function writeLoopList(demosFolder: string, list: PosterList): void {
  writeHashes(listFile(demosFolder), list, new Set(loopFolders(demosFolder).map(({ id }) => id)));
}

/** Every loop that is missing, is older than its demo, or has no script. */
export function loopProblems(demosFolder: string): PosterProblem[] {
  const list = readLoopList(demosFolder);
  const assets = sharedAssets(demosFolder);
  const demos = loopFolders(demosFolder);
  const known = new Set(demos.map(({ id }) => id));
  const problems = demos.flatMap((demo): PosterProblem[] => {
    const { id } = demo;
    if (!fs.existsSync(path.join(demo.folder, LOOP_FILE)))
      return [{ id, kind: 'missing', message: `demos/${id} has ${LOOP_SCRIPT} and no ${LOOP_FILE}.` }];
    if (list[id] !== loopHash(demo, assets))
      return [{ id, kind: 'stale', message: `demos/${id}/${LOOP_FILE} is older than the demo's sources.` }];
    return [];
  });
  for (const id of Object.keys(list)) {
    if (!known.has(id))
      problems.push({ id, kind: 'orphan', message: `demos/loops.json names ${id}, which asks for no loop.` });
  }
  for (const file of filesBelow(demosFolder)) {
    const id = path.posix.dirname(file);
    if (path.posix.basename(file) === LOOP_FILE && !known.has(id))
      problems.push({ id, kind: 'orphan', message: `demos/${file} has no ${LOOP_SCRIPT} beside it: remove it.` });
  }
  return problems;
}
