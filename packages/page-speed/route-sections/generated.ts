import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readChunkNames } from '../generated-files';
import { readRoutes, type RouteNode } from '../route-chunks';
import type { ChunkNames } from './chunk-leaves';

/** What the generator wrote about the site's routes. */
export interface GeneratedRoutes {
  routes: RouteNode[];
  chunkNames: Record<string, ChunkNames>;
  /** Module of each chunk, by the chunk's name. */
  modules: Map<string, string>;
}

const ENTRY = /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("(?:[^"\\]|\\.)*")\),/gm;

/** Reads the generator's `registry.js`: a line a chunk, with the import of its module. */
export function readRegistry(source: string): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [, name = '', module = ''] of source.matchAll(ENTRY)) modules.set(name, String(JSON.parse(module)));
  const lines = source.split('\n').filter((line) => line.includes('import(')).length;
  if (modules.size === 0 || modules.size !== lines) {
    throw new Error(
      `The generator's registry.js has another form: ${modules.size} of ${lines} entries were understood. ` +
        'Correct the pattern in packages/page-speed/route-sections/generated.ts.',
    );
  }
  return modules;
}

/** Reads what the generator wrote, from the folder of its generated files. */
export function readGeneratedRoutes(folder: string): GeneratedRoutes {
  const text = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return {
    routes: readRoutes(text('routes.js')),
    chunkNames: readChunkNames(text('routesChunkNames.json')),
    modules: readRegistry(text('registry.js')),
  };
}
