import fs from 'node:fs';
import path from 'node:path';
import { ENTRY_FILES, FLAVOURS, type Flavour } from '../../packages/demo-engine/model/flavours';

/** A demo's folder on disk. It is not validated: the engine's catalog does that. */
export interface DemoFolder {
  /** Path below `demos/`. */
  id: string;
  folder: string;
  flavours: Flavour[];
}

/** All folders below the demos' folder that have a `demo.json`, by id. */
export function demoFolders(demosFolder: string): DemoFolder[] {
  return fs
    .readdirSync(demosFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'demo.json')
    .map((file) => {
      const folder = path.join(demosFolder, path.dirname(file));
      return {
        id: path.dirname(file).split(path.sep).join('/'),
        folder,
        flavours: FLAVOURS.filter((flavour) => fs.existsSync(path.join(folder, flavour, ENTRY_FILES[flavour]))),
      };
    })
    .sort((a, b) => a.id.localeCompare(b.id));
}

/** Files below a folder, as paths with forward slashes. */
export function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
