import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readChunkNames, readClientManifest } from '../generated-files';
import { readRoutes, routeScripts } from '../route-chunks';
import type { LeanModules } from '../route-sections/modules';
import { allPages } from '../route-sections/split-routes';

/** The scripts of a finished build, as paths relative to the build folder. */
export interface BuiltScripts {
  /** The scripts that a page needs besides those that every page names. */
  of: (page: string) => string[];
  /** The same for readers who navigate to the page by a link, for all pages by section. */
  bySection: () => Map<string, Record<string, string[]>>;
}

/**
 * Reads what the build that has just ended wrote about its routes and scripts.
 *
 * @param lean the split tables; without them Docusaurus' own apply
 * @param navigatedChunks suffix of the names of chunks that replace a page's own when the reader navigates to it
 */
export function readBuiltScripts(
  generatedFilesDir: string,
  lean: LeanModules | undefined,
  navigatedChunks: string,
): BuiltScripts {
  const generated = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const routes = readRoutes(generated('routes.js'));
  const manifest = readClientManifest(generated('client-manifest.json'));
  const tables: Pick<LeanModules, 'chunkNames' | 'bundleOf' | 'sectionChunk' | 'section'> = lean ?? {
    chunkNames: readChunkNames(generated('routesChunkNames.json')),
    bundleOf: (chunk) => chunk,
    sectionChunk: () => undefined,
    section: () => '',
  };
  const entry = (manifest.origins['main'] ?? []).flatMap((id) => manifest.assets[String(id)]?.js ?? []);
  const loaded = new Set(entry.map(({ file }) => file));
  const scripts = (page: string, bundleOf: (chunk: string) => string) =>
    routeScripts({ routes, ...tables, bundleOf, manifest }, page, loaded, tables.sectionChunk(page));
  const navigated = (chunk: string): string => {
    const name = tables.bundleOf(chunk);
    return name + navigatedChunks in manifest.origins ? name + navigatedChunks : name;
  };
  return {
    of: (page) => scripts(page, tables.bundleOf),
    bySection() {
      const sections = new Map<string, Record<string, string[]>>();
      for (const { path: page } of allPages(routes)) {
        const key = tables.section(page);
        sections.set(key, { ...sections.get(key), [page]: scripts(page, navigated) });
      }
      return sections;
    },
  };
}
