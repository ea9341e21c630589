import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeFileWhole } from './files';

/** Results older than this are deleted, and recreated when needed, in milliseconds. */
export const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/** Stores results under a digest of their inputs. A result that cannot be read is created again. */
export class ContentCache {
  constructor(private readonly folder: string) {}

  /**
   * @param kind folder for results of one shape
   * @param key digest of the inputs
   * @param make creates the result when it is not cached
   */
  async get<T>(kind: string, key: string, make: () => Promise<T>): Promise<T> {
    const file = path.join(this.folder, kind, `${key}.json`);
    const kept = await readJson(file);
    // The key covers the code that made it.
    if (kept !== undefined) return kept as T;
    const made = await make();
    await writeFileWhole(file, JSON.stringify(made));
    return made;
  }

  /** Deletes results older than `KEPT_FOR`, so that years of edits do not pile up. */
  async prune(): Promise<void> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const oldest = Date.now() - KEPT_FOR;
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      // Another run may be pruning too, so a missing file is fine.
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
