import { isRecord } from './guards';
import { hash } from './hash';
import { standInFor } from './stand-ins';

/**
 * The bundler caches modules between builds, compiled and with their imports resolved, and does not run loaders and replacement plugins
 * for them again. So a plugin that changes modules extends the version of the cache: otherwise a module that should be replaced now would
 * stay, and one that was replaced under an earlier setting would still be missing.
 *
 * @param experiments the bundler's `experiments`
 * @param plugin the plugin's name
 * @param rules everything that decides what it changes, besides `standInFor`, as values that JSON can represent
 */
export function cacheVersion(
  experiments: unknown,
  plugin: string,
  rules: unknown,
): { experiments?: { cache: { version: string } } } {
  const cache = isRecord(experiments) ? experiments['cache'] : undefined;
  // Without a persistent cache there is nothing to do.
  if (!isRecord(cache) || typeof cache['version'] !== 'string') return {};
  const version = hash(JSON.stringify([rules, String(standInFor)]));
  return { experiments: { cache: { version: `${cache['version']}-${plugin}-${version}` } } };
}
