import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { digest } from './digest';

const ENGINE = path.resolve(import.meta.dirname, '..');
/** Code of another package that any part of the engine may use. */
const CONTRACTS = path.join(ENGINE, '../contracts');

/**
 * A digest of the engine's own code and of the tools it uses: cached results of another version of the engine are not reused.
 *
 * @param folders folders or files of this package, from its root
 * @param packages names of the tools
 * @param root folder whose `node_modules` are used
 */
export function engineKey(folders: readonly string[], packages: readonly string[], root: string): string {
  const code = [...folders.map((folder) => path.join(ENGINE, folder)), CONTRACTS].flatMap(sourceTexts);
  return digest(...code, ...packages.map((name) => `${name}@${packageVersion(name, root)}`));
}

function sourceTexts(place: string): string[] {
  if (/\.\w+$/.test(place)) return [readFileSync(place, 'utf8')];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((name) => `${name}\n${readFileSync(path.join(place, name), 'utf8')}`);
}

/** The installed version of a package. */
export function packageVersion(name: string, root: string): string {
  const require = createRequire(path.join(root, 'package.json'));
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      const value: unknown = JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8'));
      const version: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'version') : undefined;
      if (typeof version === 'string') return version;
    } catch (error) {
      if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'ENOENT') throw error;
    }
  }
  throw new Error(`The package ${name} is not installed. Run npm ci.`);
}
