import { useMemo } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import { isArrayOf, isRecord, isString } from '@site-packages/contracts';
import type { ClientSearchConfig, SearchHost } from '../model/config';

const isHost = (value: unknown): value is SearchHost =>
  isRecord(value) &&
  isString(value['url']) &&
  (value['protocol'] === 'http' || value['protocol'] === 'https') &&
  (value['accept'] === 'read' || value['accept'] === 'write' || value['accept'] === 'readWrite');

const text = (value: unknown) => (isString(value) ? value : undefined);

/** Reads `themeConfig.algolia`, which `searchThemeConfig` wrote and the search theme validated. */
function readClientConfig(themeConfig: unknown): ClientSearchConfig {
  const given = isRecord(themeConfig) ? themeConfig['algolia'] : undefined;
  if (!isRecord(given) || !isString(given['appId']) || !isString(given['apiKey']) || !isString(given['indexName'])) {
    throw new Error('themeConfig.algolia is not set. Set it to searchThemeConfig(search) in the site configuration.');
  }
  const { appId, apiKey, indexName, hosts, searchPagePath, searchParameters, exampleQueries } = given;
  return {
    mode: given['mode'] === 'hosted' ? 'hosted' : 'embedded',
    appId,
    apiKey,
    indexName,
    contextualSearch: given['contextualSearch'] === true,
    searchParameters: isRecord(searchParameters) ? searchParameters : {},
    searchPagePath: text(searchPagePath) ?? false,
    externalUrlRegex: text(given['externalUrlRegex']),
    missingResultsUrl: text(given['missingResultsUrl']),
    insights: given['insights'] === true,
    insightsHost: text(given['insightsHost']),
    ...(isArrayOf(hosts, isHost) ? { hosts } : {}),
    ...(isArrayOf(exampleQueries, isString) ? { exampleQueries } : {}),
  };
}

export function useSearchConfig(): ClientSearchConfig {
  const themeConfig: unknown = useThemeConfig();
  return useMemo(() => readClientConfig(themeConfig), [themeConfig]);
}
