import { useEffect, useMemo, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider, PageMetadata, usePluralForm, useQueryString } from '@docusaurus/theme-common';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { MAX_QUERY_LENGTH, SNIPPET_WORDS } from '../model/constants';
import type { SearchRequest } from '../model/hosted-shapes';
import { useSearchConfig } from './read-config';
import { readableQuery } from './readable-query';
import { SearchHitItem } from './SearchHitItem';
import { useSearchClient } from './use-client';
import { useResults, type Results } from './use-results';
import { WithoutScript } from './WithoutScript';
import styles from './search-page.module.css';

/** Milliseconds after the last key before the query is sent; longer for the hosted service, to send fewer queries. */
const DELAY = { embedded: 60, hosted: 300 };
/** Milliseconds that a query may take before the page says that it is searching. */
const STALLED_AFTER = 300;
const SNIPPET_FACTOR = 3;
const DEFAULT_TAG = 'default';

/** `/search?q=`: all results of a query; more are loaded as the reader scrolls down. */
export function SearchPage(): JSX.Element {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <SearchPageContent />
    </HtmlClassNameProvider>
  );
}

function SearchPageContent(): JSX.Element {
  const config = useSearchConfig();
  const [asked, setQuery] = useQueryString('q');
  const query = readableQuery(asked);
  const versions = useDocsVersions();
  const parameters = useRequestParameters(versions.tags);
  const { results, more, retry } = useResults(query, {
    getClient: useSearchClient(config),
    parameters,
    delay: DELAY[config.mode],
  });
  const list = useRef<HTMLDivElement>(null);
  const title = pageTitle(query);

  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta property="robots" content="noindex, follow" />
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container margin-vert--lg ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <WithoutScript />
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => event.preventDefault()}
          onKeyDown={(event) => moveBetween(event, list.current)}
        >
          <input
            type="search"
            name="q"
            className={styles.input}
            placeholder={translate({ id: 'theme.SearchPage.inputPlaceholder', message: 'Type your search here' })}
            aria-label={translate({ id: 'theme.SearchPage.inputLabel', message: 'Search' })}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            // The page has no other purpose than this field.
            autoFocus
          />
          {config.contextualSearch && <VersionSelects versions={versions} />}
        </form>
        <Outcome
          results={results}
          query={query}
          retry={retry}
          setQuery={setQuery}
          missingResultsUrl={config.missingResultsUrl}
        />
        {query.trim() === '' && config.exampleQueries !== undefined && (
          <p className={styles.examples}>
            {translate({ id: 'site-search.examples', message: 'Search by task or by name, for example:' })}{' '}
            <QueryButtons queries={config.exampleQueries} setQuery={setQuery} />
          </p>
        )}
        {/* Arrow keys move from result to result; the results themselves are links. */}
        <div ref={list} onKeyDown={(event) => moveBetween(event, list.current)}>
          <HitList results={results} />
        </div>
        {results.hasMore && results.status !== 'failed' && <More onMore={more} busy={results.status === 'loading'} />}
        {config.mode === 'hosted' && (
          <p className={styles.service}>
            {translate({ id: 'theme.SearchPage.algoliaLabel', message: 'Powered by' })}{' '}
            <Link to="https://www.algolia.com/">Algolia</Link>
          </p>
        )}
      </main>
    </Layout>
  );
}

function pageTitle(query: string): string {
  return query
    ? translate({ id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"' }, { query })
    : translate({ id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation' });
}

/** Arrow keys move the focus through the results and back to the field. */
function moveBetween(event: KeyboardEvent, list: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...(list?.querySelectorAll<HTMLAnchorElement>('h2 a') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  if (event.key === 'ArrowUp' && at < 0) return;
  const next = event.key === 'ArrowDown' ? links[at + 1] : links[at - 1];
  event.preventDefault();
  if (next !== undefined) next.focus();
  else if (event.key === 'ArrowUp') document.querySelector<HTMLInputElement>('form[role="search"] input')?.focus();
}

function HitList({ results }: { results: Results }): JSX.Element {
  const processUrl = useSearchResultUrlProcessor();
  return (
    <>
      {results.hits.map((hit) => (
        <SearchHitItem key={hit.objectID} hit={hit} url={processUrl(hit.url)} />
      ))}
    </>
  );
}

interface OutcomeProps {
  results: Results;
  query: string;
  retry: () => void;
  setQuery: (query: string) => void;
  missingResultsUrl: string | undefined;
}

/** The state of the query in words: how many results, none, searching, failed. Screen readers announce changes. */
function Outcome({ results, query, retry, setQuery, missingResultsUrl }: OutcomeProps): JSX.Element {
  const { selectMessage } = usePluralForm();
  const stalled = useStalled(results.status === 'loading');
  const count = (total: number) =>
    selectMessage(
      total,
      translate(
        { id: 'theme.SearchPage.documentsFound.plurals', message: 'One document found|{count} documents found' },
        { count: total },
      ),
    );
  const isNothing = results.status === 'shown' && results.total === 0 && query.trim() !== '';
  return (
    <>
      <p className={styles.outcome} role="status">
        {results.status !== 'failed' && results.total > 0 && count(results.total)}
        {stalled && results.total === 0 && translate({ id: 'site-search.searching', message: 'Searching…' })}
        {isNothing && (
          <>
            {translate({ id: 'theme.SearchModal.noResultsScreen.noResultsText', message: 'No results for' })} “
            <strong>{results.query}</strong>”
          </>
        )}
      </p>
      {isNothing && (
        <Advice suggestions={results.suggestions} query={query} setQuery={setQuery} reportUrl={missingResultsUrl} />
      )}
      {results.status === 'failed' && <Failure failure={results.failure} retry={retry} />}
    </>
  );
}

interface AdviceProps {
  suggestions: readonly string[];
  query: string;
  setQuery: (query: string) => void;
  reportUrl: string | undefined;
}

function Advice({ suggestions, query, setQuery, reportUrl }: AdviceProps): JSX.Element {
  return (
    <>
      {suggestions.length > 0 && (
        <p>
          {translate({ id: 'theme.SearchModal.noResultsScreen.suggestedQueryText', message: 'Try searching for' })}:{' '}
          <QueryButtons queries={suggestions} setQuery={setQuery} />
        </p>
      )}
      {reportUrl !== undefined && (
        <p>
          {translate({
            id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
            message: 'Believe this query should return results?',
          })}{' '}
          <Link to={reportUrl.replace('{query}', encodeURIComponent(query))}>
            {translate({
              id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
              message: 'Let us know.',
            })}
          </Link>
        </p>
      )}
    </>
  );
}

/** Buttons that run a query each. */
function QueryButtons({ queries, setQuery }: { queries: readonly string[]; setQuery: (query: string) => void }) {
  return queries.map((query) => (
    <button key={query} type="button" className={styles.suggestion} onClick={() => setQuery(query)}>
      {query}
    </button>
  ));
}

function Failure({ failure, retry }: { failure: Results['failure']; retry: () => void }): JSX.Element {
  const isMissing = failure === 'missing';
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>
          {isMissing
            ? translate({ id: 'site-search.missing.title', message: 'There is no search index yet' })
            : translate({ id: 'theme.SearchModal.errorScreen.titleText', message: 'Unable to fetch results' })}
        </strong>
      </p>
      <p>
        {isMissing
          ? translate({
              id: 'site-search.missing.help',
              message: 'Build the site once (npm run build); the development server then searches that build.',
            })
          : translate({
              id: 'theme.SearchModal.errorScreen.helpText',
              message: 'You might want to check your network connection.',
            })}
      </p>
      <button type="button" className="button button--secondary" onClick={retry}>
        {translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' })}
      </button>
    </div>
  );
}

/** Loads more results when it scrolls into view, and when pressed. */
function More({ onMore, busy }: { onMore: () => void; busy: boolean }): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (element === null || busy || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onMore();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onMore, busy]);
  return (
    <button
      ref={button}
      type="button"
      className="button button--secondary margin-top--md"
      disabled={busy}
      onClick={onMore}
    >
      {busy
        ? translate({ id: 'theme.SearchPage.fetchingNewResults', message: 'Fetching new results...' })
        : translate({ id: 'site-search.more', message: 'More results' })}
    </button>
  );
}

function useStalled(loading: boolean): boolean {
  const [stalled, setStalled] = useState(false);
  useEffect(() => {
    if (!loading) {
      setStalled(false);
      return undefined;
    }
    const timer = setTimeout(() => setStalled(true), STALLED_AFTER);
    return () => clearTimeout(timer);
  }, [loading]);
  return stalled;
}

interface DocsVersions {
  plugins: { id: string; versions: { name: string; label: string }[] }[];
  chosen: Readonly<Record<string, string>>;
  choose: (pluginId: string, version: string) => void;
  /** Tags of the chosen versions, for the contextual search. */
  tags: string[];
}

function useDocsVersions(): DocsVersions {
  const data = useAllDocsData();
  const plugins = useMemo(
    () =>
      Object.entries(data).map(([id, { versions }]) => ({
        id,
        versions: versions.map(({ name, label }) => ({ name, label })),
      })),
    [data],
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(plugins.map(({ id, versions }) => [id, versions[0]?.name ?? ''])),
  );
  const tags = useMemo(
    () => [DEFAULT_TAG, ...Object.entries(chosen).map(([id, version]) => `docs-${id}-${version}`)],
    [chosen],
  );
  return { plugins, chosen, choose: (id, version) => setChosen((now) => ({ ...now, [id]: version })), tags };
}

/** A version select for each docs plugin instance that has several versions. */
function VersionSelects({ versions }: { versions: DocsVersions }): JSX.Element {
  const versioned = versions.plugins.filter((plugin) => plugin.versions.length > 1);
  return (
    <>
      {versioned.map((plugin) => (
        <select
          key={plugin.id}
          className={styles.version}
          aria-label={translate({ id: 'site-search.version', message: 'Version' })}
          value={versions.chosen[plugin.id]}
          onChange={(event) => versions.choose(plugin.id, event.target.value)}
        >
          {plugin.versions.map(({ name, label }) => (
            <option key={name} value={name}>
              {versioned.length > 1 ? `${plugin.id}: ${label}` : label}
            </option>
          ))}
        </select>
      ))}
    </>
  );
}

function useRequestParameters(tags: readonly string[]): Omit<SearchRequest, 'query' | 'page'> {
  const config = useSearchConfig();
  const { currentLocale } = useDocusaurusContext().i18n;
  return useMemo(() => {
    const configured = config.searchParameters['facetFilters'];
    const own = Array.isArray(configured)
      ? (configured as string[])
      : typeof configured === 'string'
        ? [configured]
        : [];
    const context = config.contextualSearch
      ? [`language:${currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)]
      : [];
    return {
      ...config.searchParameters,
      indexName: config.indexName,
      attributesToSnippet: [`content:${SNIPPET_WORDS * SNIPPET_FACTOR}`],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      facetFilters: [...context, ...own],
    };
  }, [config, currentLocale, tags]);
}
