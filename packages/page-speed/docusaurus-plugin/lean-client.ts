import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import { type GlobalData, namedDocs } from '../route-sections/docs-data';
import { readGeneratedRoutes } from '../route-sections/generated';
import { type LeanModules, leanModules, REPLACED } from '../route-sections/modules';
import { readSiteFacts } from '../stand-ins/site-facts';
import { type StandIn, standInFor, standIns } from '../stand-ins/table';

const STAND_INS = fileURLToPath(new URL('../stand-ins/browser', import.meta.url));
const RENDER_TO_HTML = fileURLToPath(new URL('../server/render-to-html.ts', import.meta.url));
const PACKAGE = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const CLIENT = path.join(PACKAGE, 'client');

const CORE_CLIENT = path.join('@docusaurus', 'core', 'lib', 'client');

/** Modules of Docusaurus' client that ours replace, whatever is switched off. */
const CORE_MODULES: Record<string, string> = {
  './preload': path.join(CLIENT, 'preload.ts'),
  './normalizeLocation': path.join(CLIENT, 'normalize-location.ts'),
  './PendingNavigation': path.join(CLIENT, 'PendingNavigation.ts'),
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

/** Writes the lean tables next to Docusaurus' own, for the browser's scripts of a production build. */
export function writeLeanModules(
  { generatedFilesDir, baseUrl, siteConfig }: LoadContext,
  unread: readonly string[],
): LeanModules {
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
    unread,
    readData(module) {
      // The content plugins use aliases for their folders: ~blog, ~docs.
      const file = module.replace(/^~(blog|docs|pages)\//, '@generated/docusaurus-plugin-content-$1/');
      if (!file.startsWith('@generated/') || !file.endsWith('.json')) return undefined;
      return readJson(path.join(generatedFilesDir, file.slice('@generated/'.length)));
    },
  });
  const folder = path.join(generatedFilesDir, 'page-speed');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of lean.files) writeFileSync(path.join(folder, file), text);
  return lean;
}

/** All JSON data that a plugin generated, for all its instances. */
function dataOf(generatedFilesDir: string, plugin: string): unknown[] {
  const folder = path.join(generatedFilesDir, plugin);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => readJson(path.join(folder, file)));
}

/** The stand-ins for this site: smaller modules that do here what the original ones would. */
export function leanStandIns({ generatedFilesDir, siteConfig }: LoadContext, { versions }: LeanModules): StandIn[] {
  const pageData = ['docs', 'blog', 'pages'].flatMap((kind) =>
    dataOf(generatedFilesDir, `docusaurus-plugin-content-${kind}`),
  );
  return standIns(readSiteFacts({ siteConfig, versions, pageData }));
}

/** The bundler plugins that replace modules of Docusaurus' client, whatever is switched off. */
export function coreReplacements({ currentBundler }: ConfigureWebpackUtils) {
  const { NormalModuleReplacementPlugin } = currentBundler.instance;
  return [
    new NormalModuleReplacementPlugin(/^\.\/(?:preload|normalizeLocation|PendingNavigation)$/, (resource: Resolved) => {
      if (resource.context?.endsWith(CORE_CLIENT))
        resource.request = CORE_MODULES[resource.request] ?? resource.request;
    }),
  ];
}

/** The bundler plugins that replace modules by stand-ins. */
export function standInReplacements({ currentBundler }: ConfigureWebpackUtils, modules: readonly StandIn[]) {
  const { NormalModuleReplacementPlugin } = currentBundler.instance;
  return [
    new NormalModuleReplacementPlugin(/./, (resource: Resolved) => {
      const asking = resource.contextInfo?.issuer ?? '';
      // A stand-in that imports the module it replaces gets the original.
      if (asking.startsWith(STAND_INS)) return;
      const found = standInFor(modules, resource.request, asking);
      if (found) resource.request = path.join(STAND_INS, found.file);
    }),
  ];
}

/** The bundler plugins that replace Docusaurus' tables by the lean ones. */
export function tableReplacements({ generatedFilesDir }: LoadContext, { currentBundler }: ConfigureWebpackUtils) {
  const { NormalModuleReplacementPlugin } = currentBundler.instance;
  const written = path.join(generatedFilesDir, 'page-speed');
  const utilsCommon = path.join('@docusaurus', 'utils-common', 'lib');
  return [
    new NormalModuleReplacementPlugin(new RegExp(`^@generated/(${REPLACED.join('|')})$`), (resource: Resolved) => {
      resource.request = path.join(written, `${resource.request.slice('@generated/'.length)}.js`);
    }),
    new NormalModuleReplacementPlugin(/^@theme\/DocCard$/, (resource: Resolved) => {
      const cards = path.join(written, 'DocCard.js');
      if (resource.contextInfo?.issuer !== cards) resource.request = cards;
    }),
    new NormalModuleReplacementPlugin(/^\.\/docusaurus$/, (resource: Resolved) => {
      if (resource.context?.endsWith(CORE_CLIENT)) resource.request = path.join(CLIENT, 'docusaurus.ts');
    }),
    new NormalModuleReplacementPlugin(/^tslib$/, (resource: Resolved) => {
      if (resource.context?.endsWith(utilsCommon)) resource.request = path.join(CLIENT, 'tslib.ts');
    }),
  ];
}

/** The bundler plugin that switches late hydration off, in the browser and on the server. */
export function eagerHydration({ currentBundler }: ConfigureWebpackUtils) {
  return new currentBundler.instance.NormalModuleReplacementPlugin(/\/LateHydration$/, (resource: Resolved) => {
    if (resource.context?.startsWith(PACKAGE)) resource.request = path.join(CLIENT, 'EagerHydration.tsx');
  });
}

/** The bundler plugin for the server that makes React put every part of a page in its place in the HTML. */
export function wholeHtml({ currentBundler }: ConfigureWebpackUtils) {
  return new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\/renderToHtml$/, (resource: Resolved) => {
    if (resource.context?.endsWith(CORE_CLIENT)) resource.request = RENDER_TO_HTML;
  });
}

/**
 * Removes Docusaurus' table from chunk names to ids from the script that every page loads. Files are named by ids, and prefetching finds
 * them without chunk names.
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
