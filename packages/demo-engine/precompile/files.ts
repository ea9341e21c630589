import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file so that a reader never sees half of it, and only when its content is another one: an untouched file makes no
 * watcher stir.
 *
 * @returns true when it was written
 */
export async function writeFileWhole(file: string, content: string | Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(content);
  const before = await readFile(file).catch(() => undefined);
  if (before?.equals(bytes)) return false;
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    await writeFile(part, bytes);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return true;
}
