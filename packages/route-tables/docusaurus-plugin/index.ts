import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheVersion } from '@site-packages/contracts';
import type { LeanModules } from '../route-sections/modules';
import { SCRIPT_LISTS, scriptListName } from '../route-sections/section-key';
import { type BuiltScripts, readBuiltScripts } from './built-scripts';
import { coreReplacements, dropChunkNames, tableReplacements, writeLeanModules } from './lean-client';

/**
 * Libraries that several parts of the site load on demand keep chunks of their own. Docusaurus' rule covers everything from packages,
 * including its theme, and so produces two or three files for each kind of page.
 */
const LIBRARIES = {
  react: {
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'initial' as const,
    enforce: true,
    priority: 10,
  },
  defaultVendors: {
    test: /[\\/]node_modules[\\/](?!@docusaurus[\\/])/,
    minChunks: 2,
    priority: -10,
    reuseExistingChunk: true,
  },
};

/** The source of the files that decide which modules are replaced. */
const rulesOfReplacement = () =>
  ['lean-client.ts', '../route-sections/modules.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );

export interface RouteTablesOptions {
  /** Settings that no component of this site reads, such as `themeConfig.prism`. */
  unread?: readonly string[];
  /** Suffix of the names of chunks that replace a page's own when the reader navigates to it by a link. */
  navigatedChunks?: string;
  /** Splits the tables. Otherwise Docusaurus' own tables stay, and so do its chunks. */
  split?: boolean;
}

export interface RouteTables {
  plugin: (context: LoadContext) => Plugin;
  /** The scripts that a page needs besides those that every page names; none before the build has ended. */
  scriptsOf: (page: string) => readonly string[];
}

/** Splits the route tables, so that a page's scripts do not grow with the site. */
export default function routeTables({
  unread = [],
  navigatedChunks = '',
  split = true,
}: RouteTablesOptions = {}): RouteTables {
  /** The split tables, and the scripts of the build that is running. Docusaurus builds one locale after the other. */
  let lean: LeanModules | undefined;
  let built: (() => BuiltScripts) | undefined;
  return {
    scriptsOf: (page) => built?.().of(page) ?? [],
    plugin: (context) => ({
      name: 'route-tables',
      configureWebpack(config, isServer, utils) {
        // The server bundle renders every page, so it keeps the whole tables; so does the dev server, where pages come and go.
        if (isServer || process.env['NODE_ENV'] !== 'production') return {};
        lean = split ? writeLeanModules(context, unread) : undefined;
        let read: BuiltScripts | undefined;
        built = () => (read ??= readBuiltScripts(context.generatedFilesDir, lean, navigatedChunks));
        const version = cacheVersion(config.experiments, 'route-tables', [split, rulesOfReplacement()]);
        if (!split) return { ...version, plugins: [coreReplacements(utils)] };
        dropChunkNames(config);
        return {
          ...version,
          optimization: { splitChunks: { cacheGroups: LIBRARIES } },
          output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
          plugins: [coreReplacements(utils), ...tableReplacements(context, utils)],
        };
      },
      async postBuild({ outDir }) {
        if (built === undefined) throw new Error('route-tables works on the finished build of this process only.');
        if (lean === undefined) return;
        const { pages, ahead } = built();
        const lists: Record<string, Record<string, string[]>> = {};
        for (const page of pages) (lists[lean.section(page)] ??= {})[page] = ahead(page);
        await mkdir(path.join(outDir, SCRIPT_LISTS), { recursive: true });
        for (const [key, scripts] of Object.entries(lists))
          await writeFile(path.join(outDir, SCRIPT_LISTS, scriptListName(key)), JSON.stringify(scripts));
      },
    }),
  };
}
