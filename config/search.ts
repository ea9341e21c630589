import type { SearchConfig } from '@site-packages/site-search/docusaurus-plugin';
import { EXTERNAL } from './links';

const { SEARCH_APP_ID, SEARCH_API_KEY } = process.env;

/**
 * The search. By default it runs on the site's own index, with no service behind it. With an application id and a search-only
 * key the same box and results page ask the hosted service; fill its index with `npm run search:push`.
 */
export const search: SearchConfig = {
  indexName: 'konva',
  ...(SEARCH_APP_ID && SEARCH_API_KEY ? { appId: SEARCH_APP_ID, apiKey: SEARCH_API_KEY } : {}),
  searchPagePath: 'search',
  contextualSearch: true,
  exampleQueries: ['drag and drop', 'resize and rotate', 'free drawing', 'save as image', 'getClientRect'],
  missingResultsUrl: `${EXTERNAL.siteRepository}/issues/new?title=Search:%20{query}`,
};

/** Where the hosted service's own script sends requests to. */
const HOSTED = ['https://*.algolia.net', 'https://*.algolianet.com'];

/** Where the search sends requests to, for the content security policy: nowhere, or to the hosted service. */
export const searchOrigins: readonly string[] =
  search.appId === undefined
    ? []
    : [
        ...(search.hosts?.map(({ protocol, url }) => `${protocol}://${url}`) ?? HOSTED),
        ...(search.insights === true ? [search.insightsHost ?? 'https://insights.algolia.io'] : []),
      ];
