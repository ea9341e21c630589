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

/** The modules that late hydration replaces: no context may change its value while parts of a page wait for hydration. */
export function standIns(site: SiteFacts): StandIn[] {
  const common = '@docusaurus/theme-common/lib/';
  return [
    { request: '@docusaurus/useIsBrowser', file: 'is-browser.ts' },
    { request: 'browserContext', from: '@docusaurus/core/lib/client/', file: 'browser-context.tsx' },
    { request: 'hooks/useWindowSize', from: common, file: 'window-size.ts' },
    ...(site.hasFixedColours ? [{ request: 'contexts/colorMode', from: common, file: 'fixed-colours.tsx' }] : []),
    ...(site.hasOneVersion
      ? [
          {
            request: 'docsPreferredVersion',
            from: '@docusaurus/plugin-content-docs/lib/client/',
            file: 'one-version.ts',
          },
        ]
      : []),
  ];
}
