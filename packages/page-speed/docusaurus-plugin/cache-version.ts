import { createHash } from 'node:crypto';
import { isRecord } from '@site-packages/contracts';

/**
 * The bundler caches modules between builds, with their imports already resolved, and does not run replacement plugins for them again. So a
 * build with other replacements needs another cache version: otherwise a module that should be replaced now would stay, and one that was
 * replaced under an earlier setting would still be missing.
 *
 * @param replacements everything that decides what is replaced, as values that JSON can represent
 */
export function cacheVersion(
  experiments: unknown,
  replacements: unknown,
): { experiments?: { cache: { version: string } } } {
  const cache = isRecord(experiments) ? experiments['cache'] : undefined;
  // Without a persistent cache there is nothing to do.
  if (!isRecord(cache) || typeof cache['version'] !== 'string') return {};
  const hash = createHash('sha256').update(JSON.stringify(replacements)).digest('hex').slice(0, 12);
  return { experiments: { cache: { version: `${cache['version']}-page-speed-${hash}` } } };
}
