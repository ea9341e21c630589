import type { SearchConfig } from '@site-packages/site-search/docusaurus-plugin';
import { EXTERNAL } from './links';

const { SEARCH_APP_ID, SEARCH_API_KEY } = process.env;

/**
 * The search. By default it uses the site's own index, without an external service. With an application id and a search-only key, the same
 * search box and results page query the hosted service; fill its index with `npm run search:push`.
 */
export const search: SearchConfig = {
  indexName: 'konva',
  ...(SEARCH_APP_ID && SEARCH_API_KEY ? { appId: SEARCH_APP_ID, apiKey: SEARCH_API_KEY } : {}),
  searchPagePath: 'search',
  contextualSearch: true,
  exampleQueries: ['drag and drop', 'resize and rotate', 'free drawing', 'save as image', 'getClientRect'],
  missingResultsUrl: `${EXTERNAL.siteRepository}/issues/new?title=Search:%20{query}`,
};

/** Origins to which the hosted service's client sends requests. */
const HOSTED = ['https://*.algolia.net', 'https://*.algolianet.com'];

/** Origins to which the search sends requests, for the Content Security Policy: none, or those of the hosted service. */
export const searchOrigins: readonly string[] =
  search.appId === undefined
    ? []
    : [
        ...(search.hosts?.map(({ protocol, url }) => `${protocol}://${url}`) ?? HOSTED),
        ...(search.insights === true ? [search.insightsHost ?? 'https://insights.algolia.io'] : []),
      ];
