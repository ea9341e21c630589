import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The folder of an installed package: in `node_modules` of `root` or of a folder above it, as Node looks for it.
 *
 * @throws an error that names the package if it is not installed
 */
export function packageFolder(root: string, name: string): string {
  const places = createRequire(path.join(root, 'package.json')).resolve.paths(name) ?? [];
  const folder = places
    .map((place) => path.join(place, name))
    .find((one) => existsSync(path.join(one, 'package.json')));
  if (folder === undefined) throw new Error(`The package ${name} is not installed. Run npm ci.`);
  return folder;
}
