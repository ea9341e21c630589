/** What a stand-in may rest on: what the site's settings and pages are, as far as modules of the generator depend on it. */
export interface SiteFacts {
  /** Kinds of entries in the navbar, as the generator names them. */
  navbarKinds: ReadonlySet<string>;
  hasAnnouncement: boolean;
  /** Whether readers and their systems have no say in the colours. */
  hasFixedColours: boolean;
  hasColourSwitch: boolean;
  /** Whether English is the only language, with its usual calendar. */
  isEnglish: boolean;
  footer: { hasLogo: boolean; hasColumns: boolean };
  /** Whether the documents have one version at most. */
  hasOneVersion: boolean;
  hasVersionBanners: boolean;
  /** Whether the menu of the documents can be folded away. */
  hasFoldingMenu: boolean;
  /** Whether there are pages that say they are drafts or not listed. */
  hasHiddenPages: boolean;
  /** Networks that authors of posts name, with the names of their signs in the theme. */
  socials: ReadonlySet<string>;
}

/** A module that takes the place of another in the browser's scripts. */
export interface StandIn {
  /** The module as it is asked for; with `from` also the end of a relative request. */
  request: string;
  /** Part of the asking file's path; any file when it is not given. */
  from?: string;
  /** File in `browser/`. */
  file: string;
  /** What it is for: late hydration rests on it, or it keeps out what the site does not use. */
  job: StandInJob;
}

export type StandInJob = 'hydration' | 'theme';

/** Kinds of entries in the navbar, each with its component. The kinds `default` and `dropdown` are parts of others. */
const NAVBAR_KINDS: Readonly<Record<string, string>> = {
  localeDropdown: 'LocaleDropdownNavbarItem',
  search: 'SearchNavbarItem',
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
};

/** Networks of authors, each with its sign. */
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

/** The stand-ins that a site can have, by what it is; each does for readers what the module in whose place it stands would do. */
export function standIns(site: SiteFacts): StandIn[] {
  const nothing = (request: string, from?: string): StandIn => ({ request, from, file: 'nothing.ts', job: 'theme' });
  const when = (isSo: boolean, ...list: StandIn[]): StandIn[] => (isSo ? list : []);
  const common = (job: StandInJob, request: string, file: string, from = ''): StandIn => {
    return { request, from: THEME_COMMON + from, file, job };
  };
  return [
    // What late hydration rests on: no context changes its value while parts of the page wait.
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
    // Saves 1.6 kB: the library is loaded when the bar is first shown. Without it some pages' scripts exceed 130 kB.
    { request: 'nprogress', from: '@docusaurus/theme-classic/lib/', file: 'progress.ts', job: 'theme' },
    // Saves 30 ms on a slow phone.
    common('theme', 'utils/reactUtils', 'shallow-memo.ts', 'contexts/navbarSecondaryMenu/content'),
    // Saves the layout before the next page's first frame.
    common('theme', 'utils/useLocationChange', 'location-change.ts'),
    { request: 'useLocationChange', from: `${THEME_COMMON}utils/`, file: 'location-change.ts', job: 'theme' },
    // Saves 66 ms on a slow phone.
    ...when(site.isEnglish, common('theme', 'utils/IntlUtils', 'english-dates.ts')),
    // Parts that the settings do not use.
    nothing('BaseUrlIssueBanner', CORE_CLIENT),
    // The router asks for it in development only.
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

/** The stand-in for a module that a file asks for. */
export function standInFor(list: readonly StandIn[], request: string, asking: string): StandIn | undefined {
  const file = asking.replaceAll('\\', '/');
  return list.find(({ request: asked, from }) => {
    if (from === undefined) return request === asked;
    return (request === asked || (request.startsWith('.') && request.endsWith(`/${asked}`))) && file.includes(from);
  });
}
