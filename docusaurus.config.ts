import path from 'node:path';
import type { Config } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import apiReference, { staticParts } from '@site-packages/api-reference/docusaurus-plugin';
import { referenceLinks, textsFile } from '@site-packages/api-reference/write-pages';
import criticalStyle from '@site-packages/critical-style/docusaurus-plugin';
import {
  codeHeadScript,
  demoEnginePlugin,
  flavourHeadScript,
  frameDocumentFile,
  narrowPoster,
  phonePoster,
  rehypeCode,
  remarkDemo,
} from '@site-packages/demo-engine/docusaurus-plugin';
import lateHydration, { belowFold } from '@site-packages/late-hydration/docusaurus-plugin';
import leanTheme from '@site-packages/lean-theme/docusaurus-plugin';
import pageMarkdown from '@site-packages/page-markdown/docusaurus-plugin';
import routeTables from '@site-packages/route-tables/docusaurus-plugin';
import siteSearch, { searchThemeConfig } from '@site-packages/site-search/docusaurus-plugin';
import socialCards, { cardFrontMatter } from '@site-packages/social-cards/docusaurus-plugin';
import { entryLinks } from './config/entry-links';
import { createFeedItems } from './config/feed';
import { footer } from './config/footer';
import { EXTERNAL } from './config/links';
import { gitHistory } from './config/git-history';
import { markdown } from './config/markdown';
import { navbarItems } from './config/navbar';
import { withPositions } from './config/navbar-position';
import { oldAddresses, otherSpelling } from './config/redirects';
import { search, searchOrigins } from './config/search';
import { readWrittenPages } from './config/written-pages';
import { cards } from './config/social-cards';
import { thirdParty } from './config/third-party';
import { libraryVersions } from './config/versions';
import { oldBrowserHeadScript } from './src/old-browser/head-script';
import { contentsOnPhone } from './src/plugins/contents-on-phone';
import { freshAnnouncement } from './src/plugins/fresh-announcement';
import { fillPosters, galleryData, remarkRelatedDemos } from './src/plugins/gallery-data';
import { hostFiles, pagePolicy } from './src/plugins/host-files';
import { inOrder, type PluginMaker } from './src/plugins/in-order';
import { quickDevServer } from './src/plugins/quick-dev-server';
import { redirects } from './src/plugins/redirects';
import { robots } from './src/plugins/robots';
import { thirdPartyScripts } from './src/plugins/third-party';
import { thirdPartyOrigins } from './src/plugins/third-party/settings';
import { untranslated } from './src/plugins/untranslated';
import { withoutPrism } from './src/plugins/without-prism';

/** Path of the site on its host, with slashes at both ends. */
const baseUrl = process.env['SITE_BASE'] ?? '/';

/** Builds without the packages that only make pages fast; to try a version of Docusaurus in which their parts may differ. */
const isPlain = process.env['PLAIN_SITE'] === '1';

const slugs = new Set(readWrittenPages(path.join(__dirname, 'content')).map((page) => page.slug));
const isWritten = (slug: string) => slugs.has(slug);

/** The link to edit a page: to its file, or for a generated API page to the file with its texts. */
function editUrl({ docPath }: { docPath: string }): string {
  const page = /^api\/(\w+)\.mdx$/.exec(docPath)?.[1];
  const file = page === undefined ? `content/${docPath}` : `packages/api-reference/${textsFile(page)}`;
  return `${EXTERNAL.siteRepository}/edit/main/${file}`;
}

/** `Konva.Rect#fill` in backticks becomes a link, in docs and posts. */
const apiLinks: [typeof referenceLinks, { indexFile: string }] = [
  referenceLinks,
  { indexFile: path.join(__dirname, '.generated/api/references.json') },
];

/** Components that only wrap parts of a page; see `belowFold`. */
const fold = { frames: ['ApiPage'] };

const tables = routeTables({
  navigatedChunks: '-whole',
  unread: ['themeConfig.prism', 'tagline', 'organizationName', 'projectName'],
});

/** The packages that change finished pages to make them fast. */
const fast: PluginMaker[] = [
  tables.plugin,
  (context) =>
    criticalStyle(context, {
      scriptsOf: tables.scriptsOf,
      smallerPicture: (src) => ({ src: narrowPoster(src, 960), width: 960 }),
      // On the pages whose first view is a demo; elsewhere the text is worth more than an early picture.
      previewPicture: (src) => (src.includes('/posters/sandbox/') ? phonePoster(src) : undefined),
      // Names that scripts add to a page before any interaction. Any other new name makes the page apply the full style sheet.
      // A demo that loads slowly, the search button's keys, the table of contents' active link, the home page's drawing.
      tags: ['iframe', 'kbd', 'canvas'],
      classes: ['kd-frame', 'kd-spinner', 'DocSearch-Button-Key', 'table-of-contents__link--active', 'konvajs-content'],
      attributes: ['data-role', 'data-fade', 'data-gallery-waits', 'data-code', 'data-width', 'aria-busy'],
    }),
];

const themeConfig = {
  image: 'img/social-card.png',
  colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  blog: { sidebar: { groupByYear: true } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  navbar: {
    title: 'Konva',
    logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
    items: withPositions(navbarItems(isWritten)),
  },
  footer: footer(isWritten),
} satisfies Preset.ThemeConfig;

const config: Config = {
  title: 'Konva',
  titleDelimiter: '|',
  tagline: 'Draw, drag and animate on the 2D canvas',
  favicon: 'img/favicon.ico',
  url: process.env['SITE_URL'] ?? 'https://konvajs.org',
  baseUrl,
  organizationName: 'konvajs',
  projectName: 'site',

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',

  // A page with a demo gets a social card of its own.
  markdown: {
    parseFrontMatter: cardFrontMatter(path.join(__dirname, 'demos')),
    preprocessor: fillPosters(__dirname, baseUrl),
  },

  future: { v4: true, faster: true, experimental_vcs: gitHistory(__dirname) },

  i18n: { defaultLocale: 'en', locales: ['en'] },

  staticDirectories: ['static', '.generated/static'],

  headTags: [
    // Must come before any iframe is created. Makes the site as safe on hosts that send no headers.
    {
      tagName: 'meta',
      attributes: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy(thirdPartyOrigins(thirdParty)) },
    },
    // Before all other scripts, which it stops in browsers that the site does not support.
    { tagName: 'script', attributes: {}, innerHTML: oldBrowserHeadScript(baseUrl) },
    // Selects the reader's flavor of every demo before the first paint.
    { tagName: 'script', attributes: {}, innerHTML: flavourHeadScript },
    // Shows all code of every demo to readers who chose so.
    { tagName: 'script', attributes: {}, innerHTML: codeHeadScript },
    { tagName: 'link', attributes: { rel: 'icon', type: 'image/svg+xml', href: `${baseUrl}img/logo.svg` } },
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` } },
    {
      tagName: 'link',
      attributes: {
        rel: 'alternate',
        type: 'text/plain',
        title: 'All pages, for machines',
        href: `${baseUrl}llms.txt`,
      },
    },
  ],

  clientModules: [
    './src/client/canonical-address.ts',
    './src/client/failed-start.tsx',
    './src/client/late-images.ts',
    './src/client/missing-files.ts',
    './src/client/set-colours.ts',
    './src/client/web-fonts.ts',
  ],

  // Only the paths: the texts are loaded with the pages that show them.
  customFields: {
    entryLinks: entryLinks(isWritten).map(({ to }) => to),
    versions: libraryVersions(path.join(__dirname, 'package-lock.json')),
  },

  plugins: [
    withoutPrism,
    quickDevServer,
    freshAnnouncement,
    (context) => demoEnginePlugin(context),
    (context) => apiReference(context),
    galleryData,
    (context) => siteSearch(context, { wordingsFolder: 'content/wordings' }),
    (context) => pageMarkdown(context, markdown),
    (context) => socialCards(context, cards),
    robots,
    ...(isPlain ? [] : [lateHydration, leanTheme]),
    thirdPartyScripts(thirdParty),
    // The list contains the plugins that write or change pages after the build; the policy needs the scripts of the finished pages.
    ...inOrder(
      [redirects({ redirects: oldAddresses(isWritten), createRedirects: otherSpelling }), ...(isPlain ? [] : fast)],
      hostFiles({
        folder: path.join(__dirname, 'deploy'),
        documents: [frameDocumentFile(__dirname)],
        origins: thirdPartyOrigins(thirdParty),
        requests: searchOrigins,
      }),
    ),
  ],

  presets: [
    [
      'classic',
      {
        docs: {
          path: 'content',
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          // Names may start with a number: 20000_Nodes.
          numberPrefixParser: false,
          breadcrumbs: true,
          beforeDefaultRemarkPlugins: [remarkDemo, remarkRelatedDemos],
          remarkPlugins: [apiLinks],
          rehypePlugins: [contentsOnPhone, rehypeCode, untranslated, [belowFold, fold], staticParts],
          editUrl,
          showLastUpdateTime: true,
          lastVersion: 'current',
          versions: { current: { label: 'Next', path: '/' } },
        },
        blog: {
          routeBasePath: 'blog',
          blogTitle: 'Blog',
          blogDescription:
            'What we learned while building with the canvas and measuring it, with live demos and the figures.',
          showReadingTime: true,
          beforeDefaultRemarkPlugins: [remarkDemo],
          remarkPlugins: [apiLinks],
          rehypePlugins: [rehypeCode, untranslated, [belowFold, fold]],
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          feedOptions: {
            type: ['rss', 'atom'],
            title: 'Konva blog',
            description: 'What was learned while building with the canvas and measuring it.',
            xslt: true,
            createFeedItems,
          },
          editUrl: `${EXTERNAL.siteRepository}/edit/main/`,
          showLastUpdateTime: true,
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
        },
        pages: {
          beforeDefaultRemarkPlugins: [remarkDemo],
          remarkPlugins: [apiLinks],
          rehypePlugins: [rehypeCode, untranslated],
        },
        theme: { customCss: './src/css/custom.css' },
        sitemap: { lastmod: 'date', ignorePatterns: ['/search', '/docs/sandbox/index.html'] },
      } satisfies Preset.Options,
    ],
  ],

  // The search theme's own type lacks fields that it accepts.
  themeConfig: { ...themeConfig, algolia: searchThemeConfig(search) },
};

export default config;
