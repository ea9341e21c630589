import { isRecord } from './guards';

/**
 * The bundler caches modules between builds, with their imports already resolved, and does not run replacement plugins for them again. So a
 * plugin that replaces modules extends the version of the cache: otherwise a module that should be replaced now would stay, and one that was
 * replaced under an earlier setting would still be missing.
 *
 * @param experiments the bundler's `experiments`
 * @param part the plugin's name, with a hash of everything that decides what it replaces
 */
export function cacheVersion(experiments: unknown, part: string): { experiments?: { cache: { version: string } } } {
  const cache = isRecord(experiments) ? experiments['cache'] : undefined;
  // Without a persistent cache there is nothing to do.
  if (!isRecord(cache) || typeof cache['version'] !== 'string') return {};
  return { experiments: { cache: { version: `${cache['version']}-${part}` } } };
}
