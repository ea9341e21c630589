import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readChunkNames, readClientManifest } from '../generated-files';
import { readRoutes, routeScripts } from '../route-chunks';
import type { LeanModules } from '../route-sections/modules';
import { allPages } from '../route-sections/split-routes';

/** The scripts of a finished build that a page needs besides those that every page names. Paths are relative to the build folder. */
export interface BuiltScripts {
  pages: string[];
  of: (page: string) => string[];
  /** The same for readers who navigate to the page by a link. */
  ahead: (page: string) => string[];
}

/** The parts of the tables that concern a page's chunks; by default, those of Docusaurus' own tables. */
type Tables = Pick<LeanModules, 'chunkNames' | 'bundleOf' | 'sectionChunk'>;

/**
 * @param lean the split tables, if they are split
 * @param navigatedChunks suffix of the names of chunks that replace a page's own when the reader navigates to it
 */
export function readBuiltScripts(folder: string, lean: Tables | undefined, navigatedChunks: string): BuiltScripts {
  const generated = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const routes = readRoutes(generated('routes.js'));
  const manifest = readClientManifest(generated('client-manifest.json'));
  const tables: Tables = lean ?? {
    chunkNames: readChunkNames(generated('routesChunkNames.json')),
    bundleOf: (chunk) => chunk,
    sectionChunk: () => undefined,
  };
  const entry = (manifest.origins['main'] ?? []).flatMap((id) => manifest.assets[String(id)]?.js ?? []);
  const loaded = new Set(entry.map(({ file }) => file));
  const scripts = (page: string, bundleOf: Tables['bundleOf']) =>
    routeScripts({ routes, ...tables, bundleOf, manifest }, page, loaded, tables.sectionChunk(page));
  const navigated = (chunk: string): string => {
    const name = tables.bundleOf(chunk);
    return name + navigatedChunks in manifest.origins ? name + navigatedChunks : name;
  };
  return {
    pages: allPages(routes).map((route) => route.path),
    of: (page) => scripts(page, tables.bundleOf),
    ahead: (page) => scripts(page, navigated),
  };
}
