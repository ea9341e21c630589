import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

const BUNDLED = path.resolve(import.meta.dirname, '../../../.generated/cache/vendor');

/**
 * Puts the libraries that an earlier build of the site has bundled into a cache, so that a test need not bundle them again. An entry of
 * another engine, version or base address is never read: its name is made of them.
 *
 * @param cacheFolder as `PrecompileOptions` has it
 */
export function takeBundledLibraries(cacheFolder: string): void {
  if (existsSync(BUNDLED)) cpSync(BUNDLED, path.join(cacheFolder, 'vendor'), { recursive: true });
}
