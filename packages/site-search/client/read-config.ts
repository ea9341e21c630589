import { useMemo } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { ClientSearchConfig } from '../model/config';

/** Reads `themeConfig.algolia`, which `searchThemeConfig` wrote and the search theme validated. */
function readClientConfig(themeConfig: unknown): ClientSearchConfig {
  const given = (themeConfig as { algolia?: ClientSearchConfig }).algolia;
  if (given?.mode === undefined) {
    throw new Error('themeConfig.algolia is not set. Set it to searchThemeConfig(search) in the site configuration.');
  }
  return given;
}

export function useSearchConfig(): ClientSearchConfig {
  const themeConfig: unknown = useThemeConfig();
  return useMemo(() => readClientConfig(themeConfig), [themeConfig]);
}
