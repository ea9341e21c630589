import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSiteFacts, type SiteSource } from './site-facts';
import { standInFor, standIns, type StandIn } from './table';

const PLAIN: SiteSource = {
  siteConfig: {
    i18n: { locales: ['en'], localeConfigs: {} },
    themeConfig: {
      colorMode: { disableSwitch: true, respectPrefersColorScheme: false },
      navbar: { items: [{ label: 'Docs', to: '/docs' }] },
      footer: { links: [{ title: 'Docs', items: [] }] },
    },
  },
  versions: [{ version: 'current', banner: null }],
  pageData: [{ posts: [{ authors: [{ name: 'One', socials: { github: 'https://g.example' } }] }] }],
};

const requests = (source: SiteSource) => new Set(standIns(readSiteFacts(source)).map(({ request }) => request));
const withLanguages = (i18n: object): SiteSource => ({ ...PLAIN, siteConfig: { ...PLAIN.siteConfig, i18n } });
const withTheme = (more: object): SiteSource => ({
  ...PLAIN,
  siteConfig: { ...PLAIN.siteConfig, themeConfig: { ...PLAIN.siteConfig.themeConfig, ...more } },
});

describe('stand-ins', () => {
  const all = requests(PLAIN);

  it('are files', () => {
    for (const { file } of standIns(readSiteFacts(PLAIN))) {
      expect(existsSync(path.join(import.meta.dirname, 'browser', file)), file).toBe(true);
    }
  });

  const navbar = (...items: object[]) => withTheme({ navbar: { items } });
  const cases: [name: string, source: SiteSource, kept: string[]][] = [
    ['a menu of languages', navbar({ type: 'localeDropdown' }), ['@theme/NavbarItem/LocaleDropdownNavbarItem']],
    [
      'entries of a menu',
      navbar({ type: 'dropdown', items: [{ type: 'html' }, { type: 'doc' }] }),
      ['@theme/NavbarItem/HtmlNavbarItem', '@theme/NavbarItem/DocNavbarItem'],
    ],
    [
      'a menu of versions',
      navbar({ type: 'docsVersionDropdown', dropdownItemsAfter: [{ type: 'search' }] }),
      ['@theme/NavbarItem/DocsVersionDropdownNavbarItem', '@theme/NavbarItem/SearchNavbarItem'],
    ],
    ['a menu of documents', navbar({ type: 'docSidebar' }), ['@theme/NavbarItem/DocSidebarNavbarItem']],
    ['a version in the navbar', navbar({ type: 'docsVersion' }), ['@theme/NavbarItem/DocsVersionNavbarItem']],
    ['an announcement', withTheme({ announcementBar: { id: 'a', content: 'b' } }), ['@theme/AnnouncementBar']],
    ['a switch for colours', withTheme({ colorMode: {} }), ['@theme/Navbar/ColorModeToggle', 'contexts/colorMode']],
    [
      'colours of the system',
      withTheme({ colorMode: { disableSwitch: true, respectPrefersColorScheme: true } }),
      ['contexts/colorMode'],
    ],
    [
      'a footer of one line',
      withTheme({ footer: { links: [{ label: 'a', to: '/a' }] } }),
      ['@theme/Footer/Links/Simple'],
    ],
    [
      "a footer's logo",
      withTheme({ footer: { logo: { src: 'a.svg' }, links: [{ title: 'a', items: [] }] } }),
      ['@theme/Footer/Logo'],
    ],
    [
      'two versions',
      { ...PLAIN, versions: [{ version: 'current', banner: 'unreleased' }, { version: '1' }] },
      ['docsPreferredVersion', '@theme/DocVersionBanner'],
    ],
    [
      "authors' networks",
      { ...PLAIN, pageData: [{ socials: { x: 'https://x.example', github: 'https://g.example' } }] },
      ['@theme/Icon/Socials/X'],
    ],
    [
      'a menu that folds',
      withTheme({ docs: { sidebar: { hideable: true } } }),
      ['@theme/DocSidebar/Desktop/CollapseButton', '@theme/DocRoot/Layout/Sidebar/ExpandButton'],
    ],
    [
      'a page that is not listed',
      { ...PLAIN, pageData: [...PLAIN.pageData, { metadata: [{ unlisted: true }] }] },
      ['@theme/ContentVisibility'],
    ],
    ['another language', withLanguages({ locales: ['en', 'de'] }), ['utils/IntlUtils']],
    [
      'another calendar',
      withLanguages({ locales: ['en'], localeConfigs: { en: { calendar: 'buddhist' } } }),
      ['utils/IntlUtils'],
    ],
  ];
  for (const [name, source, kept] of cases) {
    it(`leave in place what ${name} needs`, () => {
      const left = requests(source);
      expect([...all].filter((request) => !left.has(request)).sort()).toEqual([...kept].sort());
    });
  }

  it('leave the signs of networks that authors name', () => {
    expect(all.has('@theme/Icon/Socials/GitHub')).toBe(false);
    expect(all.has('@theme/Icon/Socials/Mastodon')).toBe(true);
  });

  it('are found by the request and the file that asks', () => {
    const list = standIns(readSiteFacts(PLAIN));
    const found = (request: string, asking: string) => standInFor(list, request, asking)?.file;
    const common = '/site/node_modules/@docusaurus/theme-common/lib';
    expect(found('@docusaurus/useIsBrowser', '/any.js')).toBe('is-browser.ts');
    expect(found('./contexts/colorMode', `${common}/internal.js`)).toBe('fixed-colours.tsx');
    expect(found('../../contexts/colorMode', `${common}/components/ThemedComponent/index.js`)).toBe(
      'fixed-colours.tsx',
    );
    expect(found('./contexts/colorMode', '/site/src/index.js')).toBeUndefined();
    expect(found('./contexts/colorMode', common.replaceAll('/', '\\') + String.raw`\internal.js`)).toBe(
      'fixed-colours.tsx',
    );
    expect(found('../../utils/reactUtils', `${common}/contexts/navbarSecondaryMenu/content.js`)).toBe(
      'shallow-memo.ts',
    );
    expect(found('../../utils/reactUtils', `${common}/contexts/colorMode.js`)).toBeUndefined();
  });
});

describe('the modules that stand-ins rest on', () => {
  const modules = path.join(import.meta.dirname, '../../../node_modules');
  const IMPORT = /\b(?:from|import|require)\s*\(?\s*['"]([^'"]+)['"]/g;

  /** How Docusaurus resolves its aliases. */
  function named(request: string): string {
    const [, alias, name = ''] = /^(@theme|@docusaurus)\/(.+)$/.exec(request) ?? [];
    if (alias === undefined) return path.join(modules, request);
    const folder = alias === '@theme' ? 'theme-classic/lib/theme' : 'core/lib/client/exports';
    return path.join(modules, '@docusaurus', folder, name);
  }

  /** The files behind the imports that the stand-in replaces. */
  function imported(standIn: StandIn & { from: string }): string[] {
    const place = path.join(modules, standIn.from.replace(/^node_modules\//, ''));
    const folder = existsSync(place) ? place : path.dirname(place);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => /\.m?js$/.test(file) && file.startsWith(place))
      .flatMap((file) => {
        return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
          .map(([, specifier = '']) => specifier)
          .filter((specifier) => standInFor([standIn], specifier, file) !== undefined)
          .map((specifier) => createRequire(file).resolve(specifier));
      });
  }

  it.each(standIns(readSiteFacts({ ...PLAIN, pageData: [] })))(
    'are where they are looked for: $request, $from',
    (one) => {
      const { request, from } = one;
      if (from === undefined) expect(() => createRequire(import.meta.url).resolve(named(request))).not.toThrow();
      else expect(imported({ ...one, from })).not.toEqual([]);
    },
  );
});
