import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config, PluginConfig } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { getVcsPreset } from '@docusaurus/utils';
import criticalStyle from '@site-packages/critical-style/docusaurus-plugin';
import {
  demoEnginePlugin,
  flavourHeadScript,
  rehypeCode,
  remarkDemo,
} from '@site-packages/demo-engine/docusaurus-plugin';
import lateHydration, { belowFold } from '@site-packages/late-hydration/docusaurus-plugin';
import leanTheme from '@site-packages/lean-theme/docusaurus-plugin';
import pageMarkdown from '@site-packages/page-markdown/docusaurus-plugin';
import routeTables from '@site-packages/route-tables/docusaurus-plugin';
import siteSearch, { searchThemeConfig } from '@site-packages/site-search/docusaurus-plugin';
import { withPositions } from '../../config/navbar-position';
import { freshAnnouncement } from '../../src/plugins/fresh-announcement';
import { withoutPrism } from '../../src/plugins/without-prism';
import { COLUMN_FOOTER, FLAT_FOOTER } from './footers';
import { NAVBAR_ITEMS } from './navbar';
import { demoFolder } from './places';
import { excludedPages, isSwitchedOff, VARIANTS, variantFromEnvironment } from './variants';
import { withoutDemos } from './without-demos';

const demoOutput = demoFolder(path.join(path.dirname(fileURLToPath(import.meta.url)), '../..'));

const variant = variantFromEnvironment();
const isFull = variant === 'full' || isSwitchedOff(variant);
/** Builds that are meant to fail contain only what makes them fail. */
const isServed = VARIANTS[variant].ends === 'well';

const announcementBar = isFull
  ? {
      id: 'summer',
      content: 'Version 1.0 is <a href="/plain">here</a>.',
      isCloseable: true,
      backgroundColor: '#123c2f',
      textColor: '#f2fff9',
    }
  : { id: 'stays', content: 'This bar stays.', isCloseable: false };

const themeConfig = {
  colorMode: { defaultMode: 'light', disableSwitch: !isFull, respectPrefersColorScheme: isFull },
  announcementBar,
  navbar: {
    title: 'Machinery',
    hideOnScroll: isFull,
    logo: { alt: '', src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', width: 32, height: 32 },
    items: withPositions(NAVBAR_ITEMS[variant]),
  },
  footer: isFull ? COLUMN_FOOTER : FLAT_FOOTER,
} satisfies Preset.ThemeConfig;

/** Versions of a second docs plugin instance. */
const RECIPES = {
  id: 'recipes',
  path: 'recipes',
  routeBasePath: 'recipes',
  sidebarPath: './sidebars-recipes.ts',
  versions: { current: { label: 'Draft', path: 'draft' } },
} satisfies DocsOptions;

/** Content that scripts add to a page before a reader does anything. */
const ADDED_NAMES = {
  tags: ['iframe', 'kbd', 'canvas'],
  classes: ['kd-frame', 'kd-spinner', 'DocSearch-Button-Key', 'table-of-contents__link--active'],
  attributes: ['data-role', 'data-fade', 'aria-busy'],
};

const tables = routeTables({ split: variant !== 'without-route-tables' });

const SERVED_PLUGINS: PluginConfig[] = [
  (context) => demoEnginePlugin(context, { outFolder: demoOutput, pageFolders: ['docs'] }),
  (context) => siteSearch(context, { groups: [], otherGroup: 'Pages' }),
  (context) => pageMarkdown(context, {}),
  ['content-docs', RECIPES],
  tables.plugin,
  (context) =>
    criticalStyle(context, {
      ...ADDED_NAMES,
      scriptsOf: tables.scriptsOf,
      inlineRules: variant !== 'without-critical-style',
    }),
  ...(variant === 'without-late-hydration' ? [] : [lateHydration]),
  ...(variant === 'without-lean-theme' ? [] : [leanTheme]),
];

const demos = !isServed ? {} : { beforeDefaultRemarkPlugins: [remarkDemo], rehypePlugins: [rehypeCode, belowFold] };

const config: Config = {
  title: 'Machinery',
  titleDelimiter: '|',
  favicon: 'img/mark.svg',
  url: 'https://machinery.example',
  baseUrl: '/',

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',

  future: { v4: true, faster: true, experimental_vcs: getVcsPreset('disabled') },

  i18n: { defaultLocale: 'en', locales: [...VARIANTS[variant].locales] },

  staticDirectories: ['static', ...(isServed ? [path.join(demoOutput, 'static')] : [])],
  headTags: [{ tagName: 'script', attributes: {}, innerHTML: flavourHeadScript }],
  clientModules: ['./src/client/canonical-address.ts'],

  plugins: [withoutPrism, freshAnnouncement, ...(isServed ? SERVED_PLUGINS : [withoutDemos])],

  presets: [
    [
      'classic',
      {
        docs: {
          path: 'docs',
          routeBasePath: 'docs',
          sidebarPath: './sidebars.ts',
          lastVersion: '1.0',
          versions: {
            '1.0': { label: 'Version 1.0' },
            ...(isServed ? { current: { label: 'Next', path: 'next' } } : {}),
          },
          ...(isServed ? {} : { onlyIncludeVersions: ['1.0'] }),
          ...demos,
        },
        blog: false,
        pages: { path: 'pages', exclude: excludedPages(variant), ...demos },
        theme: { customCss: './src/css/custom.css' },
        sitemap: false,
      } satisfies Preset.Options,
    ],
  ],

  // The search theme's type lacks options that it accepts.
  themeConfig: {
    ...themeConfig,
    ...(isServed
      ? { algolia: searchThemeConfig({ indexName: 'machinery', searchPagePath: 'search', contextualSearch: true }) }
      : {}),
  },
};

export default config;
