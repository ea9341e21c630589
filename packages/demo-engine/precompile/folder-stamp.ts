import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeFileWhole } from './files';
import type { Places } from './settings';

/**
 * A name that the folder of the modules behind `@demo-data/` keeps until it is deleted. The bundler's own cache holds pages that
 * import such modules: it must not outlive them, because what is made by need is made when a page is read anew.
 */
export async function folderStamp({ stamp }: Places): Promise<string> {
  const kept = await readFile(stamp, 'utf8').catch(() => '');
  if (kept !== '') return kept;
  const made = randomUUID();
  await writeFileWhole(stamp, made);
  return made;
}
