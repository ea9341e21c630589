/** For tests and measurements: the model of the installed konva, and the weight of its pages. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ApiModel } from './model/api';
import { PAGE_NAMES } from './model/names';
import { readHistory } from './history';
import { buildModel } from './read/build-model';
import { loadDefaults } from './read/defaults';
import { findPackage, readLibrary, type Library } from './read/library';
import { supplement } from './supplement';

export { textFiles } from './write-pages/text-files';

const here = path.dirname(fileURLToPath(import.meta.url));

/** The installed konva, parsed. */
export function installedLibrary(): Library {
  return readLibrary(findPackage('konva', here));
}

/** The model of the installed konva, as the pages are generated from it. */
export async function installedModel(): Promise<ApiModel> {
  const library = installedLibrary();
  const { since } = readHistory(library.version);
  return buildModel({ library, supplement, defaults: await loadDefaults(library), pageNames: PAGE_NAMES, since });
}

export { weighPage, type PageWeight } from './write-pages/page-weight';
