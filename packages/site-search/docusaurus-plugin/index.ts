import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isRecord, isString } from '@site-packages/contracts';
import { readSite } from '../build-index/read-site';
import type { GroupRule } from '../build-index/records';
import { writeIndex } from '../build-index/write-files';
import { INDEX_FOLDER } from '../model/config';
import { RECORDS_FILE, type RecordsFile } from '../model/records-file';
import { dialogStyle, outweigh } from './dialog-style';
import { SITE_STYLE } from './site-style';

export type { SearchConfig, SearchHost } from '../model/config';
export { searchThemeConfig, type SearchThemeConfig } from './config';

/** Options of the plugin. Paths are relative to the site directory. */
export interface SiteSearchOptions {
  /** Folder with what people type who look for a page: `.tsv` files of URLs and wordings. */
  wordingsFolder?: string;
  /** Rules for the groups of pages that are in no sidebar category. */
  groups?: GroupRule[];
  /** Group of pages that match no rule. */
  otherGroup?: string;
}

/** JSON of the API reference, JSON of the demo catalog, and the last build's index, for the dev server and `search:push`. */
const API_FILE = '.generated/static/api/konva.json';
const CATALOG_FILE = '.generated/catalog.json';
const CACHE_FOLDER = '.generated/search';

const DEFAULTS = {
  groups: [
    { prefix: '/api/', label: 'API reference' },
    { prefix: '/blog', label: 'Blog' },
    { prefix: '/docs/sandbox', label: 'Demos' },
    { prefix: '/play', label: 'Demos' },
  ],
  otherGroup: 'Documentation',
} satisfies SiteSearchOptions;

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * Adds search to the site: a search box and results page that replace the search theme's, and an index of the built pages. The dev server
 * serves the index of the last build.
 */
export default function siteSearch(context: LoadContext, given: SiteSearchOptions = {}): Plugin<unknown> {
  const options: SiteSearchOptions & typeof DEFAULTS = { ...DEFAULTS, ...given };
  const resolve = (relative: string) => path.resolve(context.siteDir, relative);
  const cache = resolve(CACHE_FOLDER);

  return {
    name: 'site-search',

    getThemePath() {
      return path.join(here, '../theme');
    },

    async contentLoaded({ actions }) {
      // As data rather than a style sheet: all style sheets end up in the one file that every page waits for.
      const css = outweigh(dialogStyle() + SITE_STYLE);
      await actions.createData('dialog-style.json', { css });
    },

    configureWebpack(_config, isServer) {
      if (isServer || process.env['NODE_ENV'] !== 'development') return {};
      const publicPath = `${context.baseUrl}${INDEX_FOLDER}`;
      const directory = path.join(cache, INDEX_FOLDER);
      const served = { mergeStrategy: {}, devServer: { static: [{ directory, publicPath, watch: false }] } };
      return served;
    },

    async postBuild({ outDir, routesPaths, baseUrl, siteConfig }) {
      const records = readSite({
        outDir,
        routes: routesPaths,
        baseUrl,
        apiFile: resolve(API_FILE),
        catalogFile: resolve(CATALOG_FILE),
        ...(options.wordingsFolder === undefined ? {} : { wordingsFolder: resolve(options.wordingsFolder) }),
        groups: options.groups,
        otherGroup: options.otherGroup,
      });
      const sizes = writeIndex(records, [path.join(outDir, INDEX_FOLDER), path.join(cache, INDEX_FOLDER)]);
      mkdirSync(cache, { recursive: true });
      const file: RecordsFile = { indexName: indexNameOf(siteConfig.themeConfig), origin: siteConfig.url, records };
      writeFileSync(path.join(cache, RECORDS_FILE), JSON.stringify(file));
      const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
      console.log(`Search: ${records.length} records, titles ${kB(sizes.titles)}, texts ${kB(sizes.texts)} (gzip).`);
    },
  };
}

function indexNameOf(themeConfig: unknown): string {
  const algolia = isRecord(themeConfig) ? themeConfig['algolia'] : undefined;
  const name = isRecord(algolia) ? algolia['indexName'] : undefined;
  if (!isString(name)) {
    throw new Error('themeConfig.algolia is not set. Set it to searchThemeConfig(search) in the site configuration.');
  }
  return name;
}
