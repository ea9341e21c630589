import { describe, expect, it } from 'vitest';
import { readSiteFacts, type SiteSource } from './site-facts';
import { standIns } from './table';

const PLAIN: SiteSource = {
  siteConfig: {
    i18n: { locales: ['en'], localeConfigs: {} },
    themeConfig: {
      colorMode: { disableSwitch: true, respectPrefersColorScheme: false },
      navbar: { items: [{ label: 'Docs', to: '/docs' }] },
      footer: { links: [{ title: 'Docs', items: [] }] },
    },
  },
  pageData: [
    { version: { version: 'current', banner: null } },
    { posts: [{ authors: [{ name: 'One', socials: { github: 'https://g.example' } }] }] },
  ],
};

const requests = (source: SiteSource) => new Set(standIns(readSiteFacts(source)).map(({ request }) => request));
const withLanguages = (i18n: object): SiteSource => ({ ...PLAIN, siteConfig: { ...PLAIN.siteConfig, i18n } });
const withTheme = (more: object): SiteSource => ({
  ...PLAIN,
  siteConfig: { ...PLAIN.siteConfig, themeConfig: { ...PLAIN.siteConfig.themeConfig, ...more } },
});

describe('stand-ins', () => {
  const all = requests(PLAIN);

  const navbar = (...items: object[]) => withTheme({ navbar: { items } });
  const cases: [name: string, source: SiteSource, kept: string[]][] = [
    ['a language dropdown', navbar({ type: 'localeDropdown' }), ['@theme/NavbarItem/LocaleDropdownNavbarItem']],
    [
      'items in a dropdown',
      navbar({ type: 'dropdown', items: [{ type: 'html' }, { type: 'doc' }] }),
      ['@theme/NavbarItem/HtmlNavbarItem', '@theme/NavbarItem/DocNavbarItem'],
    ],
    [
      'a version dropdown',
      navbar({ type: 'docsVersionDropdown', dropdownItemsAfter: [{ type: 'search' }] }),
      ['@theme/NavbarItem/DocsVersionDropdownNavbarItem', '@theme/NavbarItem/SearchNavbarItem'],
    ],
    ['a link to a sidebar', navbar({ type: 'docSidebar' }), ['@theme/NavbarItem/DocSidebarNavbarItem']],
    ['a version in the navbar', navbar({ type: 'docsVersion' }), ['@theme/NavbarItem/DocsVersionNavbarItem']],
    ['an announcement', withTheme({ announcementBar: { id: 'a', content: 'b' } }), ['@theme/AnnouncementBar']],
    ['a color mode switch', withTheme({ colorMode: {} }), ['@theme/Navbar/ColorModeToggle']],
    [
      'a footer without columns',
      withTheme({ footer: { links: [{ label: 'a', to: '/a' }] } }),
      ['@theme/Footer/Links/Simple'],
    ],
    [
      "a footer's logo",
      withTheme({ footer: { logo: { src: 'a.svg' }, links: [{ title: 'a', items: [] }] } }),
      ['@theme/Footer/Logo'],
    ],
    [
      'a version with a banner',
      { ...PLAIN, pageData: [...PLAIN.pageData, { version: { version: '2', banner: 'unreleased' } }] },
      ['@theme/DocVersionBanner'],
    ],
    [
      "authors' networks",
      { ...PLAIN, pageData: [{ socials: { x: 'https://x.example', github: 'https://g.example' } }] },
      ['@theme/Icon/Socials/X'],
    ],
    [
      'a collapsible sidebar',
      withTheme({ docs: { sidebar: { hideable: true } } }),
      ['@theme/DocSidebar/Desktop/CollapseButton', '@theme/DocRoot/Layout/Sidebar/ExpandButton'],
    ],
    [
      'an unlisted page',
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

  it('leave the icons of networks that authors name', () => {
    expect(all.has('@theme/Icon/Socials/GitHub')).toBe(false);
    expect(all.has('@theme/Icon/Socials/Mastodon')).toBe(true);
  });
});
