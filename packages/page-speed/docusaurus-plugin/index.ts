import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { criticalCss, type PageNames, parseSheet, type ParsedSheet, sheetNames } from '../critical-css';
import { readClientManifest } from '../generated-files';
import { type AddedNames, readPageNames } from '../page-names';
import { withoutFonts } from '../web-fonts';
import { rewriteHtml, scriptAddresses, sheetAddress } from '../rewrite-html';
import { hoverMedia } from '../hover-media';
import { readRoutes, routeScripts } from '../route-chunks';
import { withCompileHint } from '../compile-hint';
import { missingNames } from '../missing-names';
import type { LeanModules } from '../route-sections/modules';
import { SCRIPT_LISTS, scriptListName } from '../route-sections/section-key';
import { dropChunkNames, leanStandIns, replacements, wholeHtml, writeLeanModules } from './lean-client';

export { belowFold } from '../below-fold';

/** The HTML files below a folder, relative to it. A redirect of `/x.html/` is a folder with such a name. */
async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Address of a built HTML file: `docs/index.html` may stand for `/docs/index.html` or `/docs`. */
function pathsOf(file: string): string[] {
  const exact = `/${file}`;
  return [exact, exact.replace(/\/index\.html$/, '') || '/'];
}

/**
 * Libraries that several parts of the site load by need stay files of their own. The generator's rule takes all from packages, its
 * theme too, and so has two or three files for each kind of page.
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

/** Before the generator's own first module. */
const START = fileURLToPath(new URL('../client/start.ts', import.meta.url));

/**
 * Inlines critical rules and preloads route chunks in every page of the finished build.
 *
 * @param added names whose rules a page needs before its full sheet, although its HTML does not have them yet
 * @param unread settings that no component of this site reads: `themeConfig.prism`
 */
/** A site whose colours are fixed says so on the root of every page. */
function fixedAttributes({ colorMode }: LoadContext['siteConfig']['themeConfig']): Record<string, string> {
  const { disableSwitch, respectPrefersColorScheme, defaultMode } = Object(colorMode);
  const isFixed = disableSwitch === true && respectPrefersColorScheme !== true && typeof defaultMode === 'string';
  return isFixed ? { 'data-theme': defaultMode } : {};
}

export default function pageSpeedPlugin(
  context: LoadContext,
  { unread = [], ...added }: AddedNames & { unread?: readonly string[] } = {},
): Plugin {
  let lean: LeanModules | undefined;
  return {
    name: 'page-speed',
    configureWebpack(config, isServer, utils) {
      // The server draws every page and has the whole tables; so has the dev server, where pages come and go.
      if (isServer) return { plugins: [wholeHtml(utils)] };
      if (process.env['NODE_ENV'] !== 'production') return {};
      lean = writeLeanModules(context, unread);
      dropChunkNames(config);
      return {
        entry: START,
        optimization: { splitChunks: { cacheGroups: LIBRARIES } },
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        plugins: replacements(context, utils, leanStandIns(context, lean)),
      };
    },
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, hoverMedia] }),
    async postBuild({ outDir, baseUrl }) {
      if (lean === undefined) throw new Error('page-speed works on the finished build of this process only.');
      const { chunkNames, bundleOf, sectionChunk, section } = lean;
      const fixed = fixedAttributes(context.siteConfig.themeConfig);
      const generated = (name: string) => readFile(path.join(context.generatedFilesDir, name), 'utf8');
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
        const found = pathsOf(file.replaceAll(path.sep, '/'))
          .map((address) => ({
            address,
            scripts: routeScripts({ routes, chunkNames, bundleOf, manifest }, address, loaded, sectionChunk(address)),
          }))
          .find(({ scripts }) => scripts.length > 0);
        const scripts = found?.scripts ?? [];
        if (found !== undefined) {
          const key = section(found.address);
          lists.set(key, { ...lists.get(key), [found.address]: scripts });
        }
        for (const script of [...loaded, ...scripts]) named.add(script);
        const rewritten = rewriteHtml(html, {
          css: criticalCss(sheet.rules, names, inlineReads),
          missing: missingNames(sheet.asked, names),
          known: added.classes ?? [],
          scripts: scripts.map((script) => baseUrl + script),
        });
        // In one step: other plugins may be reading the same page.
        await writeFile(`${full}.new`, rewritten);
        await rename(`${full}.new`, full);
      }
      for (const href of sheets.keys()) {
        const file = path.join(outDir, href.slice(baseUrl.length));
        await writeFile(file, withoutFonts(await readFile(file, 'utf8')));
      }
      await mkdir(path.join(outDir, SCRIPT_LISTS), { recursive: true });
      for (const [key, scripts] of lists)
        await writeFile(path.join(outDir, SCRIPT_LISTS, scriptListName(key)), JSON.stringify(scripts));
      for (const script of named) {
        const file = path.join(outDir, script);
        await writeFile(file, withCompileHint(await readFile(file, 'utf8')));
      }
    },
  };
}
