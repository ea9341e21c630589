import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes files atomically, and only those whose content has changed, so that unchanged files trigger no watcher. The files are
 * moved into place together, so that a watcher sees one change.
 *
 * @param contents by path
 * @returns paths of the files that were written
 */
export async function writeFilesWhole(contents: ReadonlyMap<string, string | Uint8Array>): Promise<string[]> {
  const parts = new Map<string, string>();
  try {
    await Promise.all(
      [...contents].map(async ([file, content]) => {
        const bytes = Buffer.from(content);
        const before = await readFile(file).catch(() => undefined);
        if (before?.equals(bytes)) return;
        await mkdir(path.dirname(file), { recursive: true });
        const part = `${file}.${randomBytes(4).toString('hex')}.part`;
        parts.set(file, part);
        await writeFile(part, bytes);
      }),
    );
    await Promise.all([...parts].map(([file, part]) => rename(part, file)));
  } catch (error) {
    await Promise.all([...parts.values()].map((part) => rm(part, { force: true })));
    throw error;
  }
  return [...parts.keys()];
}

/**
 * Writes one file in the same way.
 *
 * @returns true when it was written
 */
export async function writeFileWhole(file: string, content: string | Uint8Array): Promise<boolean> {
  return (await writeFilesWhole(new Map([[file, content]]))).length > 0;
}
