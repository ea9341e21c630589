import type { StandIn } from '@site-packages/contracts';

/** What a stand-in may depend on: facts about the site's settings and pages that change what Docusaurus' modules do. */
export interface SiteFacts {
  /** Types of items in the navbar, as Docusaurus names them. */
  navbarKinds: ReadonlySet<string>;
  hasAnnouncement: boolean;
  hasColourSwitch: boolean;
  /** Whether English is the only language, with its default calendar. */
  isEnglish: boolean;
  footer: { hasLogo: boolean; hasColumns: boolean };
  hasVersionBanners: boolean;
  /** Whether the docs sidebar can be collapsed. */
  hasFoldingMenu: boolean;
  /** Whether any page is a draft or unlisted. */
  hasHiddenPages: boolean;
  /** Social networks that authors of blog posts list. */
  socials: ReadonlySet<string>;
}

/** Types of navbar items, each with its component. `default` and `dropdown` are left out because other types use them. */
const NAVBAR_KINDS: Readonly<Record<string, string>> = {
  localeDropdown: 'LocaleDropdownNavbarItem',
  search: 'SearchNavbarItem',
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
};

/** Social networks, each with its icon component in the theme. */
const SOCIALS: Readonly<Record<string, string>> = {
  bluesky: 'Bluesky',
  email: 'Email',
  github: 'GitHub',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  stackoverflow: 'StackOverflow',
  threads: 'Threads',
  twitch: 'Twitch',
  twitter: 'Twitter',
  x: 'X',
  youtube: 'YouTube',
};

const THEME_COMMON = '@docusaurus/theme-common/lib/';
const CORE_CLIENT = '@docusaurus/core/lib/client/';

/** The stand-ins that a site can use, given its facts. For readers each does the same as the module that it replaces. */
export function standIns(site: SiteFacts): StandIn[] {
  const nothing = (request: string, from?: string): StandIn => ({ request, from, file: 'nothing.ts' });
  const when = (isSo: boolean, ...list: StandIn[]): StandIn[] => (isSo ? list : []);
  const common = (request: string, file: string, from = ''): StandIn => ({ request, from: THEME_COMMON + from, file });
  return [
    // Saves 4.4 kB, and writes the head after the next page's first frame.
    { request: 'react-helmet-async', file: 'helmet.tsx' },
    // Saves 1.6 kB: the library is loaded when the bar is first shown. Without this stand-in some pages' scripts exceed 130 kB.
    { request: 'nprogress', from: '@docusaurus/theme-classic/lib/', file: 'progress.ts' },
    // Saves 30 ms on a slow phone.
    common('utils/reactUtils', 'shallow-memo.ts', 'contexts/navbarSecondaryMenu/content'),
    // Saves the layout before the next page's first frame.
    common('utils/useLocationChange', 'location-change.ts'),
    { request: 'useLocationChange', from: `${THEME_COMMON}utils/`, file: 'location-change.ts' },
    // Saves 66 ms on a slow phone.
    ...when(site.isEnglish, common('utils/IntlUtils', 'english-dates.ts')),
    // Saves 3.1 kB: the one package of Docusaurus that imports it uses one of its functions.
    { request: 'tslib', from: '@docusaurus/utils-common/lib/', file: 'tslib.ts' },
    // From here on: parts that the site does not use.
    nothing('BaseUrlIssueBanner', CORE_CLIENT),
    // The router uses it in development only.
    nothing('prop-types', 'node_modules/react-router/'),
    nothing('prop-types', 'node_modules/react-router-dom/'),
    ...Object.entries(NAVBAR_KINDS).flatMap(([kind, component]) =>
      when(!site.navbarKinds.has(kind), nothing(`@theme/NavbarItem/${component}`)),
    ),
    ...when(!site.hasAnnouncement, nothing('@theme/AnnouncementBar')),
    ...when(!site.hasColourSwitch, nothing('@theme/Navbar/ColorModeToggle')),
    ...when(!site.footer.hasLogo, nothing('@theme/Footer/Logo')),
    ...when(site.footer.hasColumns, nothing('@theme/Footer/Links/Simple')),
    ...when(
      !site.hasFoldingMenu,
      nothing('@theme/DocSidebar/Desktop/CollapseButton'),
      nothing('@theme/DocRoot/Layout/Sidebar/ExpandButton'),
    ),
    ...when(!site.hasHiddenPages, nothing('@theme/ContentVisibility')),
    ...when(!site.hasVersionBanners, nothing('@theme/DocVersionBanner')),
    ...Object.entries(SOCIALS).flatMap(([network, sign]) =>
      when(!site.socials.has(network), nothing(`@theme/Icon/Socials/${sign}`)),
    ),
  ];
}
