import { createHash } from 'node:crypto';
import { isRecord } from '@site-packages/contracts';

/**
 * The bundler keeps modules between builds, with what each of them imports already resolved. It does not ask a replacement plugin again,
 * so a build with other replacements needs another version of the cache. A module that has to be replaced now would stay as it was,
 * and one that was replaced for a former setting would still be missing.
 *
 * @param replacements everything that decides what is replaced, as values that JSON can hold
 */
export function cacheVersion(
  experiments: unknown,
  replacements: unknown,
): { experiments?: { cache: { version: string } } } {
  const cache = isRecord(experiments) ? experiments['cache'] : undefined;
  // Without a cache that is kept, there is nothing to tell apart.
  if (!isRecord(cache) || typeof cache['version'] !== 'string') return {};
  const hash = createHash('sha256').update(JSON.stringify(replacements)).digest('hex').slice(0, 12);
  return { experiments: { cache: { version: `${cache['version']}-page-speed-${hash}` } } };
}
