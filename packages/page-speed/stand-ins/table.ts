/** What a stand-in may depend on: facts about the site's settings and pages that change what Docusaurus' modules do. */
export interface SiteFacts {
  /** Types of items in the navbar, as Docusaurus names them. */
  navbarKinds: ReadonlySet<string>;
  hasAnnouncement: boolean;
  /** Whether neither readers nor their system preferences can change the color mode. */
  hasFixedColours: boolean;
  hasColourSwitch: boolean;
  /** Whether English is the only language, with its default calendar. */
  isEnglish: boolean;
  footer: { hasLogo: boolean; hasColumns: boolean };
  /** Whether there is at most one docs version. */
  hasOneVersion: boolean;
  hasVersionBanners: boolean;
  /** Whether the docs sidebar can be collapsed. */
  hasFoldingMenu: boolean;
  /** Whether any page is a draft or unlisted. */
  hasHiddenPages: boolean;
  /** Social networks that authors of blog posts list. */
  socials: ReadonlySet<string>;
}

/** A module that replaces another in the browser's scripts. */
export interface StandIn {
  /** The import path to replace; with `from`, also the end of a relative import path. */
  request: string;
  /** Part of the importing file's path; without it, imports from any file are replaced. */
  from?: string;
  /** The replacement, a file in `browser/`. */
  file: string;
  /** Its purpose: late hydration depends on it, or it leaves out what the site does not use. */
  job: StandInJob;
}

export type StandInJob = 'hydration' | 'theme';

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
const DOCS_CLIENT = '@docusaurus/plugin-content-docs/lib/client/';
const CORE_CLIENT = '@docusaurus/core/lib/client/';

/** The stand-ins that a site can use, given its facts. For readers each does the same as the module that it replaces. */
export function standIns(site: SiteFacts): StandIn[] {
  const nothing = (request: string, from?: string): StandIn => ({ request, from, file: 'nothing.ts', job: 'theme' });
  const when = (isSo: boolean, ...list: StandIn[]): StandIn[] => (isSo ? list : []);
  const common = (job: StandInJob, request: string, file: string, from = ''): StandIn => {
    return { request, from: THEME_COMMON + from, file, job };
  };
  return [
    // Late hydration depends on these: no context may change its value while parts of the page wait for hydration.
    { request: '@docusaurus/useIsBrowser', file: 'is-browser.ts', job: 'hydration' },
    { request: 'browserContext', from: CORE_CLIENT, file: 'browser-context.tsx', job: 'hydration' },
    common('hydration', 'hooks/useWindowSize', 'window-size.ts'),
    ...when(site.hasFixedColours, common('hydration', 'contexts/colorMode', 'fixed-colours.tsx')),
    ...when(site.hasOneVersion, {
      request: 'docsPreferredVersion',
      from: DOCS_CLIENT,
      file: 'one-version.ts',
      job: 'hydration',
    }),
    // Saves 4.4 kB, and writes the head after the next page's first frame.
    { request: 'react-helmet-async', file: 'helmet.tsx', job: 'theme' },
    // Saves 1.6 kB: the library is loaded when the bar is first shown. Without this stand-in some pages' scripts exceed 130 kB.
    { request: 'nprogress', from: '@docusaurus/theme-classic/lib/', file: 'progress.ts', job: 'theme' },
    // Saves 30 ms on a slow phone.
    common('theme', 'utils/reactUtils', 'shallow-memo.ts', 'contexts/navbarSecondaryMenu/content'),
    // Saves the layout before the next page's first frame.
    common('theme', 'utils/useLocationChange', 'location-change.ts'),
    { request: 'useLocationChange', from: `${THEME_COMMON}utils/`, file: 'location-change.ts', job: 'theme' },
    // Saves 66 ms on a slow phone.
    ...when(site.isEnglish, common('theme', 'utils/IntlUtils', 'english-dates.ts')),
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

/** The stand-in for a module that a file imports, if there is one. */
export function standInFor(list: readonly StandIn[], request: string, asking: string): StandIn | undefined {
  const file = asking.replaceAll('\\', '/');
  return list.find(({ request: asked, from }) => {
    if (from === undefined) return request === asked;
    return (request === asked || (request.startsWith('.') && request.endsWith(`/${asked}`))) && file.includes(from);
  });
}
