import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

const BUNDLED = path.resolve(import.meta.dirname, '../../../.generated/cache/vendor');

/**
 * Copies the libraries that an earlier build of the site has bundled into a cache, so that a test need not bundle them again.
 * Entries of another engine, package version or base URL are never read, because these are part of an entry's name.
 *
 * @param cacheFolder as in `PrecompileOptions`
 */
export function takeBundledLibraries(cacheFolder: string): void {
  if (existsSync(BUNDLED)) cpSync(BUNDLED, path.join(cacheFolder, 'vendor'), { recursive: true });
}
