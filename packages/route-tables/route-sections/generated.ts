import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readChunkNames } from '../generated-files';
import { readRoutes, type RouteNode } from '../route-chunks';
import type { ChunkNames } from './chunk-leaves';

/** What Docusaurus generated for the site's routes. */
export interface GeneratedRoutes {
  routes: RouteNode[];
  chunkNames: Record<string, ChunkNames>;
  /** Modules by chunk name. */
  modules: Map<string, string>;
}

const ENTRY = /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("(?:[^"\\]|\\.)*")\),/gm;

/** Reads Docusaurus' `registry.js`: one line per chunk, with the import of its module. */
export function readRegistry(source: string): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [, name = '', module = ''] of source.matchAll(ENTRY)) modules.set(name, String(JSON.parse(module)));
  const lines = source.split('\n').filter((line) => line.includes('import(')).length;
  if (modules.size === 0 || modules.size !== lines) {
    throw new Error(
      `Docusaurus' registry.js has another form: ${modules.size} of ${lines} entries were understood. ` +
        'Correct the pattern in packages/route-tables/route-sections/generated.ts.',
    );
  }
  return modules;
}

/** Reads the routes, chunk names and modules from Docusaurus' folder of generated files. */
export function readGeneratedRoutes(folder: string): GeneratedRoutes {
  const text = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return {
    routes: readRoutes(text('routes.js')),
    chunkNames: readChunkNames(text('routesChunkNames.json')),
    modules: readRegistry(text('registry.js')),
  };
}
