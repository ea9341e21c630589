import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheVersion } from '@site-packages/contracts';
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

/** The files that decide what is replaced. */
const RULES = ['lean-client.ts', '../route-sections/modules.ts'];

/** A hash of these files and the setting, for the version of the bundler's cache. */
function hashOfRules(split: boolean): string {
  const hash = createHash('sha256').update(String(split));
  for (const file of RULES) hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}

export interface RouteTablesOptions {
  /** Settings that no component of this site reads, such as `themeConfig.prism`. */
  unread?: readonly string[];
  /** Suffix of the names of chunks that replace a page's own when the reader navigates to it by a link. */
  navigatedChunks?: string;
  /** Splits the tables. Otherwise Docusaurus' own stay, and so do the files that it cuts the site into. */
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
  /** Reads the scripts of the build that is running. Docusaurus builds one locale after the other. */
  let builtScripts: (() => BuiltScripts) | undefined;
  return {
    scriptsOf: (page) => builtScripts?.().of(page) ?? [],
    plugin: (context) => ({
      name: 'route-tables',
      configureWebpack(config, isServer, utils) {
        // The server bundle renders every page, so it keeps the whole tables; so does the dev server, where pages come and go.
        if (isServer || process.env['NODE_ENV'] !== 'production') return {};
        const lean = split ? writeLeanModules(context, unread) : undefined;
        let read: BuiltScripts | undefined;
        builtScripts = () => (read ??= readBuiltScripts(context.generatedFilesDir, lean, navigatedChunks));
        const version = cacheVersion(config.experiments, `route-tables-${hashOfRules(split)}`);
        if (!split) return { ...version, plugins: coreReplacements(utils) };
        dropChunkNames(config);
        return {
          ...version,
          optimization: { splitChunks: { cacheGroups: LIBRARIES } },
          output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
          plugins: [...coreReplacements(utils), ...tableReplacements(context, utils)],
        };
      },
      async postBuild({ outDir }) {
        if (!split) return;
        if (builtScripts === undefined)
          throw new Error('route-tables works on the finished build of this process only.');
        const folder = path.join(outDir, SCRIPT_LISTS);
        await mkdir(folder, { recursive: true });
        for (const [key, scripts] of builtScripts().bySection())
          await writeFile(path.join(folder, scriptListName(key)), JSON.stringify(scripts));
      },
    }),
  };
}
