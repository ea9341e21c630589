import {
  useCallback,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type JSX,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { DocSearchModal, type DocSearchHit, type DocSearchModalProps } from '@docsearch/react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { isRegexpStringMatch } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import type { ClientSearchConfig } from '../model/config';
import { HITS_PER_PAGE } from '../model/constants';
import type { SearchRequest } from '../model/hosted-shapes';
import type { DialogProps } from './dialog-props';
import { addDialogStyle } from './dialog-style';
import { EarlyAnswers } from './early-answer';
import { withLastingError } from './lasting-error';
import { insightsSetting } from './insights';
import { useSearchConfig } from './read-config';
import { SearchError, type SearchClient, type SearchFailure } from './search-client';
import { withoutSuggestions, withSuggestions } from './suggestion-hits';
import { useSearchClient } from './use-client';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type HitComponent = NonNullable<DocSearchModalProps['hitComponent']>;
type FooterComponent = NonNullable<DocSearchModalProps['resultsFooterComponent']>;
type TransformItems = NonNullable<DocSearchModalProps['transformItems']>;

export { loadInsights } from './insights';

/** The hosted service's search dialog, which queries whichever index the site is configured for. */
export function SearchDialog({ initialQuery, onClose }: DialogProps): JSX.Element {
  const config = useSearchConfig();
  const getClient = useSearchClient(config);
  const [failure, setFailure] = useState<SearchFailure>();
  const root = useRef<HTMLDivElement>(null);
  // Before anything is focused: without its styles the dialog is at the bottom of the page, and focusing it would scroll there.
  useInsertionEffect(addDialogStyle, []);
  useDialogRoles(root);
  useKeptFocus(root);
  useImprovedAnswers(root, getClient);

  const early = useMemo(
    () => new EarlyAnswers((call) => getClient().then((client) => client.search(call))),
    [getClient],
  );
  useEarlyAnswers(root, early, config.mode === 'embedded');
  const transformSearchClient = useCallback<TransformClient>(
    (given) => ({
      ...given,
      search: ((call: { requests: readonly SearchRequest[] }) =>
        withLastingError(
          early.ask(call).then(
            (response) => ({ ...response, results: response.results.map(withSuggestions) }),
            (error: unknown) => {
              setFailure(error instanceof SearchError ? error.failure : 'network');
              throw error;
            },
          ),
        )) as typeof given.search,
    }),
    [early],
  );

  const hitComponent = useMemo<HitComponent>(() => makeHit(config.externalUrlRegex), [config.externalUrlRegex]);
  const searchPage = useBaseUrl(`/${config.searchPagePath || ''}`);
  const resultsFooterComponent = useMemo<FooterComponent>(() => makeFooter(searchPage, onClose), [searchPage, onClose]);
  const navigator = useNavigator(config.externalUrlRegex);
  const searchParameters = useSearchParameters(config);
  const insights = useMemo(() => insightsSetting(), []);
  const processUrl = useSearchResultUrlProcessor();
  const transformItems = useCallback<TransformItems>(
    (items) => withoutTrailingPage(withoutSuggestions(items)).map((item) => ({ ...item, url: processUrl(item.url) })),
    [processUrl],
  );
  const { missingResultsUrl } = config;

  return createPortal(
    <div ref={root} className={config.mode === 'embedded' ? 'kd-search-embedded' : undefined}>
      <DocSearchModal
        appId={config.appId}
        apiKey={config.apiKey}
        indexName={config.indexName}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery}
        onClose={onClose}
        navigator={navigator}
        transformItems={transformItems}
        hitComponent={hitComponent}
        transformSearchClient={transformSearchClient}
        searchParameters={searchParameters}
        insights={insights}
        placeholder={translations.placeholder}
        translations={dialogTexts(failure)}
        {...(config.searchPagePath === false ? {} : { resultsFooterComponent })}
        {...(missingResultsUrl === undefined
          ? {}
          : {
              getMissingResultsUrl: ({ query }: { query: string }) =>
                missingResultsUrl.replace('{query}', encodeURIComponent(query)),
            })}
      />
    </div>,
    document.body,
  );
}

/**
 * The dialog shows a page's sections below it, as a tree. When a section ranks above its page, the page would end up at the bottom of its
 * own tree, so it is left out: the section leads to the page anyway.
 */
function withoutTrailingPage(items: DocSearchHit[]): DocSearchHit[] {
  return items[0]?.type === 'lvl1' ? items : items.filter((item) => item.type !== 'lvl1');
}

/** Attributes that the dialog's outermost element must not have: a button's, and references to lists that do not exist. */
const WRONG_ATTRIBUTES = [
  'aria-labelledby',
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'aria-owns',
  'tabindex',
];

/** The dialog's outermost element has the role of a button; this gives assistive technology the right role. */
function useDialogRoles(root: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const container = root.current?.querySelector('.DocSearch-Container');
    const input = root.current?.querySelector<HTMLInputElement>('.DocSearch-Input');
    if (!container || !input) return undefined;
    const correct = () => {
      for (const name of WRONG_ATTRIBUTES) if (container.hasAttribute(name)) container.removeAttribute(name);
      if (input.hasAttribute('aria-controls')) input.removeAttribute('aria-controls');
    };
    // At once, because keys that are pressed from now on are meant for it.
    input.focus({ preventScroll: true });
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    container.setAttribute('aria-label', translate({ id: 'theme.SearchBar.label', message: 'Search' }));
    // Landmarks are for the page, not for the parts of a dialog.
    for (const part of container.querySelectorAll('header, footer')) part.setAttribute('role', 'none');
    correct();
    // The dialog sets the references to lists again with every answer.
    const observer = new MutationObserver(correct);
    for (const element of [container, input]) observer.observe(element, { attributeFilter: WRONG_ATTRIBUTES });
    return () => observer.disconnect();
  }, [root]);
}

/** True when the reader has moved the selection down from the first result. */
function isChoosing(root: HTMLElement | null): boolean {
  const selected = root?.querySelector('[role="option"][aria-selected="true"]') ?? null;
  return selected !== null && selected !== root?.querySelector('[role="option"]');
}

/** Every page takes the focus when it is navigated to. If that happens while the dialog is open, the dialog takes it back. */
function useKeptFocus(root: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const keep = ({ target }: FocusEvent) => {
      const dialog = root.current;
      if (dialog === null || !(target instanceof Element) || dialog.contains(target)) return;
      // Another dialog above this one has its own rules.
      if (target.closest('dialog, [role="dialog"]') !== null) return;
      // A `focusin` in the field would restart the search and select the first result, so it is hidden from the dialog.
      const unheard = (event: FocusEvent) => event.stopImmediatePropagation();
      if (isChoosing(dialog)) document.addEventListener('focusin', unheard, { capture: true, once: true });
      dialog.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus({ preventScroll: true });
      document.removeEventListener('focusin', unheard, { capture: true });
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [root]);
}

/** Asks for answers when a key has changed the query. The service in the network is asked by the dialog alone. */
function useEarlyAnswers(root: RefObject<HTMLDivElement | null>, early: EarlyAnswers, isOn: boolean): void {
  useEffect(() => {
    const dialog = root.current;
    if (!isOn || dialog === null) return undefined;
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) early.typed(target.value);
    };
    // On the way down, before the dialog's own handler.
    dialog.addEventListener('input', onInput, { capture: true });
    return () => dialog.removeEventListener('input', onInput, { capture: true });
  }, [root, early, isOn]);
}

/**
 * Repeats the query when the index can answer it better than before: the dialog does so when its field gets the focus, which is simulated
 * here. A reader who has moved the selection down keeps the current list.
 */
function useImprovedAnswers(root: RefObject<HTMLDivElement | null>, getClient: () => Promise<SearchClient>): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let ended = false;
    const askAgain = () => {
      const input = root.current?.querySelector<HTMLInputElement>('.DocSearch-Input');
      if (input && input.value !== '' && !isChoosing(root.current))
        input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    };
    getClient().then(
      (client) => {
        if (!ended) stop = client.onImproved?.(askAgain);
      },
      () => undefined,
    );
    return () => {
      ended = true;
      stop?.();
    };
  }, [root, getClient]);
}

/** A result is a link, so that modifier keys and the middle button work. A result outside the site is opened with a full page load. */
function makeHit(externalUrlRegex: string | undefined): HitComponent {
  return function Hit({ hit, children }) {
    return isRegexpStringMatch(externalUrlRegex, hit.url) ? (
      <a href={hit.url}>{children}</a>
    ) : (
      <Link to={hit.url}>{children}</Link>
    );
  };
}

function makeFooter(searchPage: string, onClose: () => void): FooterComponent {
  return function ResultsFooter({ state }) {
    return (
      <Link to={`${searchPage}?q=${encodeURIComponent(state.query)}`} onClick={onClose}>
        <Translate id="theme.SearchBar.seeAll" values={{ count: String(state.context['nbHits'] ?? '') }}>
          {'See all {count} results'}
        </Translate>
      </Link>
    );
  };
}

function useNavigator(externalUrlRegex: string | undefined): DocSearchModalProps['navigator'] {
  const history = useHistory();
  return useMemo(
    () => ({
      navigate({ itemUrl }: { itemUrl: string }) {
        if (isRegexpStringMatch(externalUrlRegex, itemUrl)) window.location.href = itemUrl;
        else history.push(itemUrl);
      },
    }),
    [externalUrlRegex, history],
  );
}

/** The same object as long as its content is the same, because the dialog restarts with every new object. */
function useSearchParameters(config: ClientSearchConfig): NonNullable<DocSearchModalProps['searchParameters']> {
  const fromContext = JSON.stringify(useAlgoliaContextualFacetFilters());
  return useMemo(() => {
    const configured = config.searchParameters['facetFilters'];
    const own = Array.isArray(configured) || typeof configured === 'string' ? configured : [];
    const context: unknown = JSON.parse(fromContext);
    const facetFilters = config.contextualSearch && Array.isArray(context) ? mergeFacetFilters(context, own) : own;
    return { hitsPerPage: HITS_PER_PAGE, ...config.searchParameters, facetFilters };
  }, [config, fromContext]);
}

function dialogTexts(failure: SearchFailure | undefined): DocSearchModalProps['translations'] {
  const modal = translations.modal ?? {};
  return {
    ...modal,
    noResultsScreen: {
      ...modal.noResultsScreen,
      noResultsText: translate({ id: 'theme.SearchModal.noResultsScreen.noResultsText', message: 'No results for' }),
    },
    ...(failure === 'missing'
      ? {
          errorScreen: {
            titleText: translate({ id: 'site-search.missing.title', message: 'There is no search index yet' }),
            helpText: translate({
              id: 'site-search.missing.help',
              message: 'Build the site once (npm run build); the development server then searches that build.',
            }),
          },
        }
      : {}),
  };
}
