/** One host of the hosted service. */
export interface SearchHost {
  /** `abc-dsn.example.net` or `localhost:4000`, without scheme or path. */
  url: string;
  protocol: 'http' | 'https';
  accept: 'read' | 'write' | 'readWrite';
}

/** The site's search configuration, as written by whoever deploys the site. */
export interface SearchConfig {
  /** Application id and search-only key of the hosted service. Without them the site uses its embedded index. */
  appId?: string;
  apiKey?: string;
  /** Name of the hosted index; also separates the recent searches of several sites on one host. */
  indexName: string;
  /** Hosts to use instead of the service's own, such as a proxy. */
  hosts?: SearchHost[];
  /** Reports to the hosted service which results readers see and open. */
  insights?: boolean;
  /** URL to send these events to instead of the service's own, such as `https://events.example.org`. */
  insightsHost?: string;

  /** Path of the results page; false for none. */
  searchPagePath?: string | false;
  /** Results whose URL matches are opened with a full page load. */
  externalUrlRegex?: string;
  /** A replacement in the paths of results, for a hosted index that was built from another URL. */
  replaceSearchResultPathname?: { from: string | RegExp; to: string };
  /** Limits results to the reader's language and the current docs version. */
  contextualSearch?: boolean;
  /** Additional fields of every request, as the hosted service accepts them. */
  searchParameters?: Record<string, unknown>;
  /** Where a reader reports a query that should have found something; `{query}` stands for the query. */
  missingResultsUrl?: string;
  /** Queries that the results page offers before anything is typed. */
  exampleQueries?: string[];
}

/** The configuration as the browser reads it. */
export type ClientSearchConfig = Omit<SearchConfig, 'replaceSearchResultPathname'> &
  Required<Pick<SearchConfig, 'appId' | 'apiKey' | 'contextualSearch' | 'searchParameters'>> & {
    mode: 'embedded' | 'hosted';
  };

/** Folder of the embedded index on the site, and its first file. */
export const INDEX_FOLDER = 'search-index';
export const TITLES_FILE = 'titles.json';
