import type { StandIn } from '@site-packages/contracts';

/** What the stand-ins depend on. */
export interface SiteFacts {
  /** Whether neither readers nor their system preferences can change the color mode. */
  hasFixedColours: boolean;
  /** Whether there is at most one docs version. */
  hasOneVersion: boolean;
}

/** Reads these facts from the theme's settings and Docusaurus' `globalData.json`. */
export function readSiteFacts(themeConfig: object, globalData: unknown): SiteFacts {
  const { disableSwitch, respectPrefersColorScheme } = Object(Reflect.get(themeConfig, 'colorMode'));
  const instances = Object.values(Object(Object(globalData)['docusaurus-plugin-content-docs']));
  const versions = instances.flatMap((instance): unknown => Object(instance).versions);
  return {
    hasFixedColours: disableSwitch === true && respectPrefersColorScheme !== true,
    hasOneVersion: versions.length <= 1,
  };
}

const CORE_CLIENT = '@docusaurus/core/lib/client/';
const THEME_COMMON = '@docusaurus/theme-common/lib/';
const CATEGORY = '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Category/';

/** On the server and in the browser: React hydrates what is in `LateHydration` separately. */
export const EVERYWHERE: StandIn[] = [
  { request: 'LateHydration', from: 'late-hydration/', file: 'SuspenseHydration.tsx' },
];

/** On the server: every part is in its place in the HTML. */
export const ON_SERVER: StandIn[] = [{ request: 'renderToHtml', from: CORE_CLIENT, file: 'render-to-html.ts' }];

/** In the browser's scripts of a build: no context may change its value while parts of a page wait for hydration. */
export function inBrowser({ hasFixedColours, hasOneVersion }: SiteFacts): StandIn[] {
  const fixedColours = { request: 'contexts/colorMode', from: THEME_COMMON, file: 'fixed-colours.tsx' };
  const docsClient = '@docusaurus/plugin-content-docs/lib/client/';
  return [
    { request: '@docusaurus/useIsBrowser', from: CATEGORY, file: 'server-links.ts' },
    { request: '@docusaurus/useIsBrowser', file: 'is-browser.ts' },
    { request: 'browserContext', from: CORE_CLIENT, file: 'browser-context.tsx' },
    { request: 'hooks/useWindowSize', from: THEME_COMMON, file: 'window-size.ts' },
    ...(hasFixedColours ? [fixedColours] : []),
    ...(hasOneVersion ? [{ request: 'docsPreferredVersion', from: docsClient, file: 'one-version.ts' }] : []),
  ];
}
