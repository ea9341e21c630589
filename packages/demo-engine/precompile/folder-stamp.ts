import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeFileWhole } from './files';
import type { Places } from './settings';

/**
 * An id that the folder of the `@demo-data/` modules keeps until it is deleted. The bundler's cache contains pages that import
 * these modules and must not outlive them, because modules made on demand are created only when a page is compiled again.
 */
export async function folderStamp({ stamp }: Places): Promise<string> {
  const kept = await readFile(stamp, 'utf8').catch(() => '');
  if (kept !== '') return kept;
  const made = randomUUID();
  await writeFileWhole(stamp, made);
  return made;
}
