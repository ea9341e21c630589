import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeFileWhole } from './files';

/** Results older than this are deleted and made again when they are needed, in milliseconds. */
export const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/** Results kept by the digest of all that they were made from. A result that cannot be read is made again. */
export class ContentCache {
  constructor(private readonly folder: string) {}

  /**
   * @param kind folder of the results that share a shape
   * @param key digest of the inputs
   * @param check true for a result of the right shape
   * @param make makes the result when it is not there
   */
  async get<T>(kind: string, key: string, check: (value: unknown) => value is T, make: () => Promise<T>): Promise<T> {
    const file = path.join(this.folder, kind, `${key}.json`);
    const kept = await readJson(file);
    if (check(kept)) return kept;
    const made = await make();
    await writeFileWhole(file, JSON.stringify(made));
    return made;
  }

  /** Deletes results that are older than `KEPT_FOR`, so that years of edits do not pile up. */
  async prune(): Promise<void> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const oldest = Date.now() - KEPT_FOR;
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      // Another run may be pruning too: what is gone is gone.
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
      if (mtimeMs < oldest) await rm(file, { force: true });
    }
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return value;
  } catch {
    return undefined;
  }
}
