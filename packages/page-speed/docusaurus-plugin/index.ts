import { readFileSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { criticalCss, type PageNames, parseSheet, type ParsedSheet, sheetNames } from '../critical-css';
import { readChunkNames, readClientManifest } from '../generated-files';
import { type AddedNames, readPageNames } from '../page-names';
import { withoutFonts } from '../web-fonts';
import { rewriteHtml, scriptAddresses, sheetAddress } from '../rewrite-html';
import { hoverMedia } from '../hover-media';
import { readRoutes, routeScripts } from '../route-chunks';
import { withCompileHint } from '../compile-hint';
import { missingNames } from '../missing-names';
import type { LeanModules } from '../route-sections/modules';
import { SCRIPT_LISTS, scriptListName } from '../route-sections/section-key';
import type { StandIn } from '../stand-ins/table';
import { cacheVersion } from './cache-version';
import {
  coreReplacements,
  dropChunkNames,
  eagerHydration,
  leanStandIns,
  standInReplacements,
  tableReplacements,
  wholeHtml,
  writeLeanModules,
} from './lean-client';

export { belowFold } from '../below-fold';

/** The HTML files below a folder, relative to it. Folders are left out: a redirect from `/x.html/` creates one with such a name. */
async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** The route paths that a built HTML file may belong to: `docs/index.html` may be `/docs/index.html`, `/docs` or `/docs/`. */
function pathsOf(file: string, baseUrl: string): string[] {
  const exact = baseUrl + file;
  return [exact, exact.replace(/\/index\.html$/, ''), exact.replace(/index\.html$/, '')];
}

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

/** The entry point that runs before Docusaurus' own. */
const START = fileURLToPath(new URL('../client/start.ts', import.meta.url));

/** The source of the files that decide what is replaced and how style sheets are changed. */
const rulesOfReplacement = () =>
  ['lean-client.ts', '../hover-media.ts', '../route-sections/modules.ts', '../stand-ins/table.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );

/** Attributes with a fixed value on every page's root: where readers cannot change the color mode, `data-theme` is one. */
function fixedAttributes({ colorMode }: LoadContext['siteConfig']['themeConfig']): Record<string, string> {
  const { disableSwitch, respectPrefersColorScheme, defaultMode } = Object(colorMode);
  const isFixed = disableSwitch === true && respectPrefersColorScheme !== true && typeof defaultMode === 'string';
  return isFixed ? { 'data-theme': defaultMode } : {};
}

export interface PageSpeedOptions extends AddedNames {
  /** Settings that no component of this site reads, such as `themeConfig.prism`. */
  unread?: readonly string[];
  /** Suffix of the names of chunks that replace a page's own when the reader navigates to it by a link. */
  navigatedChunks?: string;
  /** Inlines the rules that a page uses, and loads the full sheet without blocking. */
  criticalStyle?: boolean;
  /** Splits the route tables, so that a page's scripts do not grow with the site. */
  routeTables?: boolean;
  /** Hydrates parts of a page separately. */
  lateHydration?: boolean;
  /** Keeps theme code that this site does not use out of the browser's scripts. */
  leanTheme?: boolean;
}

/**
 * Makes the pages of the production build paint before their scripts run, and keeps what every page loads small. Each of its four jobs can
 * be switched off; the site then works as before, only more slowly.
 *
 * The options `tags`, `classes` and `attributes` are names that scripts add to a page before its full sheet is applied.
 */
export default function pageSpeedPlugin(
  context: LoadContext,
  {
    unread = [],
    navigatedChunks = '',
    criticalStyle = true,
    routeTables = true,
    lateHydration = true,
    leanTheme = true,
    ...added
  }: PageSpeedOptions = {},
): Plugin {
  let lean: LeanModules | undefined;
  return {
    name: 'page-speed',
    configureWebpack(config, isServer, utils) {
      const hydration = lateHydration ? [] : [eagerHydration(utils)];
      const switches = { criticalStyle, routeTables, lateHydration, leanTheme };
      const versionWith = (replaced: readonly StandIn[]) =>
        cacheVersion(config.experiments, { switches, replaced, rules: rulesOfReplacement() });
      // The server bundle renders every page, so it keeps the whole tables; so does the dev server, where pages come and go.
      if (isServer)
        return { ...versionWith([]), plugins: [...(lateHydration ? [wholeHtml(utils)] : []), ...hydration] };
      if (process.env['NODE_ENV'] !== 'production') return { ...versionWith([]), plugins: hydration };
      lean = writeLeanModules(context, unread);
      const standIns = leanStandIns(context, lean).filter(({ job }) =>
        job === 'hydration' ? lateHydration : leanTheme,
      );
      const plugins = [...hydration, ...coreReplacements(utils), ...standInReplacements(utils, standIns)];
      if (!routeTables) return { ...versionWith(standIns), entry: START, plugins };
      dropChunkNames(config);
      return {
        ...versionWith(standIns),
        entry: START,
        optimization: { splitChunks: { cacheGroups: LIBRARIES } },
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        plugins: [...plugins, ...tableReplacements(context, utils)],
      };
    },
    configurePostCss: (options) =>
      criticalStyle ? { ...options, plugins: [...options.plugins, hoverMedia] } : options,
    async postBuild({ outDir, baseUrl }) {
      if (lean === undefined) throw new Error('page-speed works on the finished build of this process only.');
      const generated = (name: string) => readFile(path.join(context.generatedFilesDir, name), 'utf8');
      const tables: Pick<LeanModules, 'chunkNames' | 'bundleOf' | 'sectionChunk'> = routeTables
        ? lean
        : {
            chunkNames: readChunkNames(await generated('routesChunkNames.json')),
            bundleOf: (chunk) => chunk,
            sectionChunk: () => undefined,
          };
      const { section } = lean;
      const fixed = fixedAttributes(context.siteConfig.themeConfig);
      const routes = readRoutes(await generated('routes.js'));
      const manifest = readClientManifest(await generated('client-manifest.json'));
      const sheets = new Map<string, { rules: ParsedSheet; asked: PageNames }>();
      const named = new Set<string>();
      const lists = new Map<string, Record<string, string[]>>();
      for (const file of await htmlFiles(outDir)) {
        const full = path.join(outDir, file);
        const html = await readFile(full, 'utf8');
        const href = sheetAddress(html);
        if (href === undefined) continue;
        let sheet = sheets.get(href);
        if (!sheet) {
          const rules = parseSheet(await readFile(path.join(outDir, href.slice(baseUrl.length)), 'utf8'), fixed);
          sheet = { rules, asked: sheetNames(rules) };
          sheets.set(href, sheet);
        }
        const { names, inlineReads } = readPageNames(html, added);
        const loaded = new Set(scriptAddresses(html).map((src) => src.slice(baseUrl.length)));
        const found = pathsOf(file.replaceAll(path.sep, '/'), baseUrl)
          .map((address) => ({
            address,
            scripts: routeScripts({ routes, ...tables, manifest }, address, loaded, tables.sectionChunk(address)),
          }))
          .find(({ scripts }) => scripts.length > 0);
        const scripts = found?.scripts ?? [];
        if (found !== undefined) {
          const key = section(found.address);
          const ahead = (chunk: string): string => {
            const name = tables.bundleOf(chunk);
            return name + navigatedChunks in manifest.origins ? name + navigatedChunks : name;
          };
          const own = { routes, ...tables, bundleOf: ahead, manifest };
          const files = routeScripts(own, found.address, loaded, tables.sectionChunk(found.address));
          lists.set(key, { ...lists.get(key), [found.address]: files });
        }
        for (const script of [...loaded, ...scripts]) named.add(script);
        const inline = criticalStyle
          ? {
              css: criticalCss(sheet.rules, names, inlineReads),
              missing: missingNames(sheet.asked, names),
              known: added.classes ?? [],
            }
          : undefined;
        const rewritten = rewriteHtml(html, { inline, scripts: scripts.map((script) => baseUrl + script) });
        // Replaced atomically, because other plugins may be reading the same page.
        await writeFile(`${full}.new`, rewritten);
        await rename(`${full}.new`, full);
      }
      for (const href of criticalStyle ? sheets.keys() : []) {
        const file = path.join(outDir, href.slice(baseUrl.length));
        await writeFile(file, withoutFonts(await readFile(file, 'utf8')));
      }
      if (routeTables) await mkdir(path.join(outDir, SCRIPT_LISTS), { recursive: true });
      for (const [key, scripts] of routeTables ? lists : [])
        await writeFile(path.join(outDir, SCRIPT_LISTS, scriptListName(key)), JSON.stringify(scripts));
      for (const script of named) {
        const file = path.join(outDir, script);
        await writeFile(file, withCompileHint(await readFile(file, 'utf8')));
      }
    },
  };
}
