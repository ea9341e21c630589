import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import { type ModuleImport, replaceBy, type StandIn } from '@site-packages/contracts';
import { type GlobalData, namedDocs } from '../route-sections/docs-data';
import { readGeneratedRoutes } from '../route-sections/generated';
import { type LeanModules, leanModules, REPLACED } from '../route-sections/modules';

const CLIENT = fileURLToPath(new URL('../client', import.meta.url));

/** Modules of Docusaurus' client that ours replace. */
const replaced = (request: string, file: string): StandIn => ({ request, from: '@docusaurus/core/lib/client/', file });
const CORE_MODULES = [
  replaced('preload', 'preload.ts'),
  replaced('normalizeLocation', 'normalize-location.ts'),
  replaced('PendingNavigation', 'PendingNavigation.ts'),
];

/** The folder of the written modules, below Docusaurus' folder of generated files. */
const FOLDER = 'route-tables';

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function isGlobalData(value: unknown): value is GlobalData {
  return typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'object');
}

/** Writes the lean tables next to Docusaurus' own, for the browser's scripts of a production build. */
export function writeLeanModules(
  { generatedFilesDir, baseUrl, siteConfig }: LoadContext,
  unread: readonly string[],
): LeanModules {
  const globalData = readJson(path.join(generatedFilesDir, 'globalData.json'));
  if (!isGlobalData(globalData)) throw new Error("Docusaurus' globalData.json is not an object of objects.");
  const navbar = siteConfig.themeConfig['navbar'];
  const items: unknown = typeof navbar === 'object' && navbar !== null ? Reflect.get(navbar, 'items') : undefined;
  const lean = leanModules({
    ...readGeneratedRoutes(generatedFilesDir),
    globalData,
    namedDocs: namedDocs(items),
    home: baseUrl,
    siteConfig,
    unread,
    readData(module) {
      // The content plugins use aliases for their folders: ~blog, ~docs.
      const file = module.replace(/^~(blog|docs|pages)\//, '@generated/docusaurus-plugin-content-$1/');
      if (!file.startsWith('@generated/') || !file.endsWith('.json')) return undefined;
      return readJson(path.join(generatedFilesDir, file.slice('@generated/'.length)));
    },
  });
  const folder = path.join(generatedFilesDir, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of lean.files) writeFileSync(path.join(folder, file), text);
  return lean;
}

/** The bundler plugin that replaces modules of Docusaurus' client, whether the tables are split or not. */
export function coreReplacements({ currentBundler }: ConfigureWebpackUtils) {
  return new currentBundler.instance.NormalModuleReplacementPlugin(/./, replaceBy(CLIENT, CORE_MODULES));
}

/** The bundler plugins that replace Docusaurus' tables by the lean ones. */
export function tableReplacements({ generatedFilesDir }: LoadContext, { currentBundler }: ConfigureWebpackUtils) {
  const { NormalModuleReplacementPlugin } = currentBundler.instance;
  const written = path.join(generatedFilesDir, FOLDER);
  return [
    new NormalModuleReplacementPlugin(new RegExp(`^@generated/(${REPLACED.join('|')})$`), (resource: ModuleImport) => {
      resource.request = path.join(written, `${resource.request.slice('@generated/'.length)}.js`);
    }),
    new NormalModuleReplacementPlugin(/^@theme\/DocCard$/, (resource: ModuleImport) => {
      const cards = path.join(written, 'DocCard.js');
      if (resource.contextInfo?.issuer !== cards) resource.request = cards;
    }),
    new NormalModuleReplacementPlugin(/./, replaceBy(CLIENT, [replaced('docusaurus', 'docusaurus.ts')])),
  ];
}

/**
 * Removes Docusaurus' table from chunk names to ids from the script that every page loads. Files are named by ids, and prefetching finds
 * them without chunk names.
 */
export function dropChunkNames(config: { plugins?: unknown[] }): void {
  const stays = (config.plugins ?? []).filter((plugin) => Object(plugin).constructor.name !== 'ChunkAssetPlugin');
  if (config.plugins === undefined || stays.length !== config.plugins.length - 1) {
    throw new Error(
      'Docusaurus has no ChunkAssetPlugin any more. See how window.docusaurus.prefetch finds files now and correct ' +
        'packages/route-tables/docusaurus-plugin/lean-client.ts.',
    );
  }
  config.plugins = stays;
}
