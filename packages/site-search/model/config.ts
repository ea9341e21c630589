/** One host of the hosted service. */
export interface SearchHost {
  /** `abc-dsn.example.net`, `localhost:4000`; no scheme, no path. */
  url: string;
  protocol: 'http' | 'https';
  accept: 'read' | 'write' | 'readWrite';
}

/** What a deployer writes in the site's search configuration. */
export interface SearchConfig {
  /** Application id and search-only key of the hosted service. Without them the site searches by its own index. */
  appId?: string;
  apiKey?: string;
  /** Name of the hosted index; also keeps the recent searches of sites on one host apart. */
  indexName: string;
  /** Other hosts than the service's usual ones, for a proxy. */
  hosts?: SearchHost[];
  /** Tells the hosted service which results are seen and opened. */
  insights?: boolean;
  /** Other address for these events than the service's usual one: `https://events.example.org`. */
  insightsHost?: string;

  /** Path of the results page; false for none. */
  searchPagePath?: string | false;
  /** Results whose address matches are opened with a full page load. */
  externalUrlRegex?: string;
  /** Replaced in the paths of results, for a hosted index that was filled from another address. */
  replaceSearchResultPathname?: { from: string | RegExp; to: string };
  /** Only results of the reader's language and of the docs version at hand. */
  contextualSearch?: boolean;
  /** Further fields of every request, as the hosted service takes them. */
  searchParameters?: Record<string, unknown>;
  /** Where a reader reports a query that should have found something; `{query}` stands for the query. */
  missingResultsUrl?: string;
  /** Queries that the results page offers before anything is typed. */
  exampleQueries?: string[];
}

/** What the browser reads of it, beside the fields that the search theme knows. */
export interface ClientSearchConfig {
  mode: 'embedded' | 'hosted';
  appId: string;
  apiKey: string;
  indexName: string;
  hosts?: SearchHost[];
  insights?: boolean;
  insightsHost?: string;
  searchPagePath?: string | false;
  externalUrlRegex?: string;
  contextualSearch: boolean;
  searchParameters: Record<string, unknown>;
  missingResultsUrl?: string;
  exampleQueries?: string[];
}

/** Folder of the embedded index on the site, and its first file. */
export const INDEX_FOLDER = 'search-index';
export const TITLES_FILE = 'titles.json';
