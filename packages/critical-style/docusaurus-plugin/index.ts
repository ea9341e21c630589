import { readFileSync, statSync } from 'node:fs';
import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheVersion } from '@site-packages/contracts';
import { criticalCss, type PageNames, parseSheet, type ParsedSheet, sheetNames } from '../critical-css';
import { type AddedNames, readPageNames } from '../page-names';
import { withoutFonts } from '../web-fonts';
import { type SmallPicture, withFirstPicture } from '../first-picture';
import { type InlinedRules, rewriteHtml, scriptAddresses, sheetAddress } from '../rewrite-html';
import { hoverMedia } from '../hover-media';
import { withCompileHint } from '../compile-hint';
import { missingNames } from '../missing-names';

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

/** The entry point that runs before Docusaurus' own. */
const START = fileURLToPath(new URL('../client/start.ts', import.meta.url));

/** The PostCSS plugin that changes style sheets. */
const HOVER_MEDIA = new URL('../hover-media.ts', import.meta.url);

/** Attributes with a fixed value on every page's root: where readers cannot change the color mode, `data-theme` is one. */
function fixedAttributes({ colorMode }: LoadContext['siteConfig']['themeConfig']): Record<string, string> {
  const { disableSwitch, respectPrefersColorScheme, defaultMode } = Object(colorMode);
  const isFixed = disableSwitch === true && respectPrefersColorScheme !== true && typeof defaultMode === 'string';
  return isFixed ? { 'data-theme': defaultMode } : {};
}

export interface CriticalStyleOptions extends AddedNames {
  /** Inlines the rules that a page uses, and loads the full sheet without blocking. Otherwise the sheet stays as Docusaurus links it. */
  inlineRules?: boolean;
  /** The script files of a page besides those that its HTML names, relative to the build folder, in order of need: they are preloaded. */
  scriptsOf?: (page: string) => readonly string[];
  /**
   * URL of a smaller version of a picture, by the picture's URL, and its width in pixels. When the file is there, small screens get it for
   * the first picture of a page, and a very small file is in the page's HTML.
   */
  smallerPicture?: (src: string) => { src: string; width: number };
  /** URL of what a narrow window shows of that picture until its file is there, by the picture's URL: it goes into the HTML, too. */
  previewPicture?: (src: string) => string | undefined;
}

/** Maximum size of a file that goes into the HTML, in bytes: it delays the text by 33 ms on a slow 4G connection. */
const LARGEST_PICTURE = 6 * 1024;

/** The same for the part that stands for a larger file: the text after it is delayed by 76 ms, the picture comes a round trip earlier. */
const LARGEST_PREVIEW = 14_000;

function asData(file: string): string {
  return `data:image/${path.extname(file).slice(1)};base64,${readFileSync(file, 'base64')}`;
}

/** A picture of the build folder: as its content if it is small enough, as its URL if it is larger, nothing if it is not there. */
function readSmall(file: string, small: SmallPicture): SmallPicture | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined || stats.size > LARGEST_PICTURE) return stats && small;
  return { ...small, src: asData(file) };
}

function readPreview(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined || stats.size > LARGEST_PREVIEW ? undefined : asData(file);
}

/**
 * Rewrites the pages of the production build so that they paint, and queue what the reader does, before their scripts run.
 *
 * The options `tags`, `classes` and `attributes` are names that scripts add to a page before its full sheet is applied.
 */
export default function criticalStyle(
  context: LoadContext,
  { inlineRules = true, scriptsOf = () => [], smallerPicture, previewPicture, ...added }: CriticalStyleOptions = {},
): Plugin {
  return {
    name: 'critical-style',
    configureWebpack(config, isServer) {
      const rules = inlineRules && readFileSync(HOVER_MEDIA, 'utf8');
      const version = cacheVersion(config.experiments, 'critical-style', rules);
      return isServer || process.env['NODE_ENV'] !== 'production' ? version : { ...version, entry: START };
    },
    configurePostCss: (options) => (inlineRules ? { ...options, plugins: [...options.plugins, hoverMedia] } : options),
    async postBuild({ outDir, baseUrl }) {
      const fixed = fixedAttributes(context.siteConfig.themeConfig);
      const sheets = new Map<string, { rules: ParsedSheet; asked: PageNames }>();
      const named = new Set<string>();
      for (const file of await htmlFiles(outDir)) {
        const full = path.join(outDir, file);
        const html = await readFile(full, 'utf8');
        const href = sheetAddress(html);
        if (href === undefined) continue;
        const loaded = new Set(scriptAddresses(html).map((src) => src.slice(baseUrl.length)));
        const found = pathsOf(file.replaceAll(path.sep, '/'), baseUrl)
          .map(scriptsOf)
          .find(({ length }) => length > 0);
        const scripts = (found ?? []).filter((script) => !loaded.has(script));
        for (const script of [...loaded, ...scripts]) named.add(script);
        let inline: InlinedRules | undefined;
        if (inlineRules) {
          let sheet = sheets.get(href);
          if (!sheet) {
            const rules = parseSheet(await readFile(path.join(outDir, href.slice(baseUrl.length)), 'utf8'), fixed);
            sheet = { rules, asked: sheetNames(rules) };
            sheets.set(href, sheet);
          }
          const { names, inlineReads } = readPageNames(html, added);
          inline = {
            css: criticalCss(sheet.rules, names, inlineReads),
            missing: missingNames(sheet.asked, names),
            known: added.classes ?? [],
          };
        }
        const rewritten = rewriteHtml(html, { inline, scripts: scripts.map((script) => baseUrl + script) });
        const inBuild = (src: string) => path.join(outDir, src.slice(baseUrl.length));
        const pictured = withFirstPicture(
          rewritten,
          (src) => {
            const smaller = smallerPicture?.(src);
            return smaller && readSmall(inBuild(smaller.src), smaller);
          },
          (src) => {
            const preview = previewPicture?.(src);
            return preview === undefined ? undefined : readPreview(inBuild(preview));
          },
        );
        // Replaced atomically, because other plugins may be reading the same page.
        await writeFile(`${full}.new`, pictured);
        await rename(`${full}.new`, full);
      }
      for (const href of sheets.keys()) {
        const file = path.join(outDir, href.slice(baseUrl.length));
        await writeFile(file, withoutFonts(await readFile(file, 'utf8')));
      }
      for (const script of named) {
        const file = path.join(outDir, script);
        await writeFile(file, withCompileHint(await readFile(file, 'utf8')));
      }
    },
  };
}
