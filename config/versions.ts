import { readFileSync } from 'node:fs';

/** The library and its bindings, in the order in which the site names them. */
const LIBRARIES = ['konva', 'react-konva', 'vue-konva', 'svelte-konva'] as const;

/**
 * The versions that the demos run with, by name: those of the lock file.
 *
 * @param file path of package-lock.json
 */
export function libraryVersions(file: string): Record<string, string> {
  const lock: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const packages: unknown = Reflect.get(Object(lock), 'packages');
  return Object.fromEntries(
    LIBRARIES.map((name) => {
      const version: unknown = Reflect.get(Object(Reflect.get(Object(packages), `node_modules/${name}`)), 'version');
      if (typeof version !== 'string') throw new Error(`${file} has no version of ${name}: run npm install.`);
      return [name, version];
    }),
  );
}
