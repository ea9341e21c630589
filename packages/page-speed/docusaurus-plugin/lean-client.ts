import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import { type GlobalData, namedDocs } from '../route-sections/docs-data';
import { readGeneratedRoutes } from '../route-sections/generated';
import { type LeanModules, leanModules, REPLACED } from '../route-sections/modules';

const CLIENT = fileURLToPath(new URL('../client', import.meta.url));

/** Modules of the generator's own scripts that ours stand before. */
const CORE_MODULES: Record<string, string> = {
  './preload': path.join(CLIENT, 'preload.ts'),
  './docusaurus': path.join(CLIENT, 'docusaurus.ts'),
  './normalizeLocation': path.join(CLIENT, 'normalize-location.ts'),
};

interface Resolved {
  request: string;
  context?: string;
  contextInfo?: { issuer?: string };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function isGlobalData(value: unknown): value is GlobalData {
  return typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'object');
}

/** Writes the lean tables beside the generator's, for the browser's scripts of a build. */
export function writeLeanModules({ generatedFilesDir, baseUrl, siteConfig }: LoadContext): LeanModules {
  const globalData = readJson(path.join(generatedFilesDir, 'globalData.json'));
  if (!isGlobalData(globalData)) throw new Error("The generator's globalData.json is not an object of objects.");
  const navbar = siteConfig.themeConfig['navbar'];
  const items: unknown = typeof navbar === 'object' && navbar !== null ? Reflect.get(navbar, 'items') : undefined;
  const lean = leanModules({
    ...readGeneratedRoutes(generatedFilesDir),
    globalData,
    namedDocs: namedDocs(items),
    home: baseUrl,
    siteConfig,
    readData: (module) =>
      module.startsWith('@generated/') && module.endsWith('.json')
        ? readJson(path.join(generatedFilesDir, module.slice('@generated/'.length)))
        : undefined,
  });
  const folder = path.join(generatedFilesDir, 'page-speed');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of lean.files) writeFileSync(path.join(folder, file), text);
  return lean;
}

/** The bundler's plugins that put the lean tables in the place of the generator's. */
export function replacements({ generatedFilesDir }: LoadContext, { currentBundler }: ConfigureWebpackUtils) {
  const { NormalModuleReplacementPlugin } = currentBundler.instance;
  const written = path.join(generatedFilesDir, 'page-speed');
  const coreClient = path.join('@docusaurus', 'core', 'lib', 'client');
  const utilsCommon = path.join('@docusaurus', 'utils-common', 'lib');
  return [
    new NormalModuleReplacementPlugin(new RegExp(`^@generated/(${REPLACED.join('|')})$`), (resource: Resolved) => {
      resource.request = path.join(written, `${resource.request.slice('@generated/'.length)}.js`);
    }),
    new NormalModuleReplacementPlugin(/^@theme\/DocCard$/, (resource: Resolved) => {
      const cards = path.join(written, 'DocCard.js');
      if (resource.contextInfo?.issuer !== cards) resource.request = cards;
    }),
    new NormalModuleReplacementPlugin(/^\.\/(?:preload|docusaurus|normalizeLocation)$/, (resource: Resolved) => {
      if (resource.context?.endsWith(coreClient)) resource.request = CORE_MODULES[resource.request] ?? resource.request;
    }),
    new NormalModuleReplacementPlugin(/^tslib$/, (resource: Resolved) => {
      if (resource.context?.endsWith(utilsCommon)) resource.request = path.join(CLIENT, 'tslib.ts');
    }),
  ];
}

/**
 * Takes the generator's table from names of chunks to ids out of the script that every page loads: files are named by ids, and
 * what is fetched ahead is found without names.
 */
export function dropChunkNames(config: { plugins?: unknown[] }): void {
  const stays = (config.plugins ?? []).filter((plugin) => Object(plugin).constructor.name !== 'ChunkAssetPlugin');
  if (config.plugins === undefined || stays.length !== config.plugins.length - 1) {
    throw new Error(
      'The generator has no ChunkAssetPlugin any more. See how window.docusaurus.prefetch finds files now and correct ' +
        'packages/page-speed/docusaurus-plugin/lean-client.ts.',
    );
  }
  config.plugins = stays;
}
