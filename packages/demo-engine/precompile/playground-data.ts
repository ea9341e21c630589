import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlaygroundAddresses, ProjectInfo } from '../playground/project-info';
import { packageName, PROJECT_PACKAGES } from '../playground/vite-project';
import { LIBRARIES } from '../vendor/libraries';
import { digest } from './digest';
import { packageVersion } from './engine-key';
import { writeFileWhole } from './files';
import { DEMOS_FOLDER, type Places } from './settings';

/** Versions of everything a project can import, and of the tools that build it, with the base stylesheet. */
export async function readProjectInfo(root: string): Promise<ProjectInfo> {
  const imported = LIBRARIES.flatMap(({ entries }) => entries.map(({ specifier }) => packageName(specifier)));
  const names = [...new Set([...imported, ...PROJECT_PACKAGES])].sort();
  return {
    versions: Object.fromEntries(names.map((name) => [name, `^${packageVersion(name, root)}`])),
    baseCss: await readFile(path.join(import.meta.dirname, '../sandbox-frame/base.css'), 'utf8'),
  };
}

/**
 * Writes what the playground and downloads need of the site.
 *
 * @returns the file's path below the published folder, and the addresses for pages
 */
export async function publishPlayground(places: Places): Promise<{ file: string; addresses: PlaygroundAddresses }> {
  const text = JSON.stringify(await readProjectInfo(places.root));
  const file = `project.${digest(text)}.json`;
  await writeFileWhole(path.join(places.published, file), text);
  return {
    file,
    addresses: { demos: `${places.publishedUrl}${DEMOS_FOLDER}/`, project: places.publishedUrl + file },
  };
}
