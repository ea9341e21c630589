import type { ClientSearchConfig, SearchConfig } from '../model/config';

/** The content of `themeConfig.algolia`: the search theme's own fields and ours. */
export type SearchThemeConfig = Omit<ClientSearchConfig, 'searchPagePath'> &
  Pick<SearchConfig, 'replaceSearchResultPathname' | 'searchPagePath'>;

/** Placeholders for fields that the theme requires and the embedded index does not need. */
const NO_SERVICE = { appId: 'embedded', apiKey: 'none' };

function problemsOf(config: SearchConfig): string[] {
  const problems: string[] = [];
  const has = (field: 'appId' | 'apiKey') => config[field] !== undefined && config[field] !== '';
  if (config.indexName === '') problems.push('"indexName" is empty. Name the index, for example after the library.');
  if (has('appId') && !has('apiKey')) {
    problems.push(
      '"appId" is set and "apiKey" is not. Add the search-only key, or remove both for the embedded index.',
    );
  }
  if (has('apiKey') && !has('appId')) {
    problems.push('"apiKey" is set and "appId" is not. Add the application id, or remove both for the embedded index.');
  }
  if (config.insights === true && !has('appId')) {
    problems.push('"insights" needs the hosted service. Set "appId" and "apiKey", or remove it.');
  }
  if (config.missingResultsUrl !== undefined && !config.missingResultsUrl.includes('{query}')) {
    problems.push('"missingResultsUrl" has no "{query}". Put it where the address takes the query.');
  }
  for (const host of config.hosts ?? []) {
    if (/[/?#]/.test(host.url)) problems.push(`Host "${host.url}" is not a host. Write "name" or "name:port" only.`);
  }
  return problems;
}

/**
 * The value of `themeConfig.algolia`, which enables the search theme's results page, translations and validation in both modes.
 * @throws when the configuration contradicts itself; the message lists all problems
 */
export function searchThemeConfig(config: SearchConfig): SearchThemeConfig {
  const problems = problemsOf(config);
  if (problems.length > 0) throw new Error(`The search configuration is wrong:\n- ${problems.join('\n- ')}`);
  const { appId, apiKey, ...rest } = config;
  const service = appId !== undefined && appId !== '' && apiKey !== undefined ? { appId, apiKey } : undefined;
  return {
    contextualSearch: true,
    searchParameters: {},
    ...rest,
    mode: service ? 'hosted' : 'embedded',
    ...(service ?? NO_SERVICE),
  };
}
