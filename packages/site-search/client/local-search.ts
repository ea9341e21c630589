import { TITLES_FILE } from '../model/config';
import type { SearchRequest, SearchResponse } from '../model/hosted-shapes';
import { decodeTitles, isTextsFile, isTitlesFile } from '../model/index-files';
import { answer } from '../query/answer';
import { SearchIndex } from '../query/search-index';
import { TermIndex } from '../query/term-index';
import { SearchError } from './search-client';

/** How many records are indexed in one go, before queries are answered. */
const SLICE = 24;

export interface LocalSearchOptions {
  /** URL of the index's folder, with a trailing slash. */
  indexUrl: string;
  /** Prepended to the paths of hits. */
  origin: string;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Yields to other work. */
  pause: () => Promise<void>;
  /** Called when titles can be searched; `took` is in milliseconds since the file arrived. */
  onReady?: (records: number, took: number) => void;
  /** Called when texts can be searched; `took` is in milliseconds since the file arrived. */
  onComplete?: (took: number) => void;
}

/**
 * Runs the embedded index: loads the titles, answers queries, and indexes the texts in between. A failed load is retried with the next
 * query. It runs in the search worker.
 */
export class LocalSearch {
  private loading: Promise<SearchIndex> | undefined;
  private texts: readonly string[] = [];

  constructor(private readonly options: LocalSearchOptions) {}

  /** Loads the titles, unless they are loaded or loading. */
  start(): Promise<SearchIndex> {
    this.loading ??= this.load().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  /** @throws SearchError when there is no index to answer from */
  async search(requests: readonly SearchRequest[]): Promise<SearchResponse> {
    const index = await this.start();
    return answer(requests, { index, textOf: (record) => this.texts[record] ?? '', origin: this.options.origin });
  }

  private async load(): Promise<SearchIndex> {
    // The file's name is fixed, so the browser has to revalidate its cached copy.
    const text = await this.read(TITLES_FILE, 'no-cache');
    const arrived = performance.now();
    const file = parse(text);
    if (!isTitlesFile(file)) throw new SearchError('broken', 'The search index has another layout. Reload the page.');
    const index = new SearchIndex(decodeTitles(file), TermIndex.unpack(file.terms));
    this.options.onReady?.(index.records.length, performance.now() - arrived);
    void this.fill(index, file.texts);
    return index;
  }

  /** Indexes the summaries at once and the texts when they arrive. If they do not, titles and summaries still answer. */
  private async fill(index: SearchIndex, textsName: string): Promise<void> {
    const coming = this.read(textsName, 'default').catch(() => undefined);
    for (let from = 0; from < index.records.length; from += SLICE) {
      await this.options.pause();
      index.addSummaries(from, from + SLICE);
    }
    const text = await coming;
    const arrived = performance.now();
    const file = text === undefined ? undefined : parse(text);
    if (!isTextsFile(file)) {
      console.warn('Search: the full text is not available; titles and summaries are searched.');
      return;
    }
    this.texts = file.texts;
    for (let from = 0; from < file.texts.length; from += SLICE) {
      await this.options.pause();
      index.addTexts(file.texts.slice(from, from + SLICE), file.wordings.slice(from, from + SLICE));
    }
    this.options.onComplete?.(performance.now() - arrived);
  }

  private async read(name: string, cache: RequestCache): Promise<string> {
    let response: Response;
    try {
      // The header is for servers that answer unknown paths with a page: they return a real 404 to a request for JSON.
      response = await this.options.fetch(this.options.indexUrl + name, {
        cache,
        headers: { Accept: 'application/json' },
      });
    } catch (cause) {
      throw new SearchError('network', 'The search index cannot be reached.', { cause });
    }
    if (response.status === 404) throw new SearchError('missing', 'No search index has been built.');
    if (!response.ok) throw new SearchError('network', `Loading the search index failed: status ${response.status}.`);
    try {
      return await response.text();
    } catch (cause) {
      throw new SearchError('network', 'The search index did not load completely.', { cause });
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SearchError('broken', 'The search index is not JSON.', { cause });
  }
}
