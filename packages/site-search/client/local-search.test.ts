import { describe, expect, it, vi } from 'vitest';
import { encodeTexts, encodeTitles } from '../model/index-files';
import { indexTitles } from '../query/index-titles';
import { SITE } from '../testing/records';
import { LocalSearch, type LocalSearchOptions } from './local-search';
import { SearchError } from './search-client';

const TITLES = JSON.stringify(encodeTitles(SITE, indexTitles(SITE).pack(), 'texts.abc.json'));
const TEXTS = JSON.stringify(encodeTexts(SITE));
type Files = Record<string, () => Response | Promise<Response>>;
const FILES: Files = {
  'https://x/search-index/titles.json': () => new Response(TITLES),
  'https://x/search-index/texts.abc.json': () => new Response(TEXTS),
};

function start(files: Files, more: Partial<LocalSearchOptions> = {}) {
  const fetch = vi.fn((url: string, _init?: RequestInit) =>
    Promise.resolve(files[url]?.() ?? new Response('', { status: 404 })),
  );
  const done = deferred<void>();
  const search = new LocalSearch({
    indexUrl: 'https://x/search-index/',
    origin: 'https://example.org',
    fetch,
    pause: () => Promise.resolve(),
    onComplete: () => done.resolve(undefined),
    ...more,
  });
  return { search, fetch, complete: done.promise };
}

/** A promise and the function that resolves it. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const ask = async (search: LocalSearch, query: string) =>
  (await search.search([{ indexName: 'konva', query }])).results[0]?.hits.map((hit) => hit.url) ?? [];

describe('LocalSearch', () => {
  it('searches titles first, and texts when they have loaded', async () => {
    const later = deferred<Response>();
    const onReady = vi.fn();
    const { search, fetch, complete } = start(
      { ...FILES, 'https://x/search-index/texts.abc.json': () => later.promise },
      { onReady },
    );
    expect(await ask(search, 'rounded corners')).toContain('https://example.org/docs/shapes/Rect.html#rounded-corners');
    expect(onReady).toHaveBeenCalledWith(SITE.length, expect.any(Number));
    expect(await ask(search, 'hall')).toEqual([]);
    later.resolve(new Response(TEXTS));
    await complete;
    expect(await ask(search, 'hall')).toEqual(['https://example.org/docs/sandbox/Seats.html']);
    expect(fetch.mock.calls.map(([url, init]) => [url, init?.cache])).toEqual([
      ['https://x/search-index/titles.json', 'no-cache'],
      ['https://x/search-index/texts.abc.json', 'default'],
    ]);
  });

  it('loads the index once for any number of queries', async () => {
    const { search, fetch } = start(FILES);
    await Promise.all([search.start(), search.start(), ask(search, 'a'), ask(search, 'b')]);
    expect(fetch.mock.calls.filter(([url]) => url.endsWith('titles.json'))).toHaveLength(1);
  });

  it.each([
    ['missing', () => new Response('', { status: 404 })],
    ['network', () => new Response('', { status: 503 })],
    ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['broken', () => new Response('<!doctype html>')],
    ['broken', () => new Response('{"version":99}')],
  ] as const)('fails with "%s" when the index cannot be loaded', async (failure, titles) => {
    const { search } = start({ ...FILES, 'https://x/search-index/titles.json': titles });
    const error: unknown = await search.search([]).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SearchError);
    expect(error).toMatchObject({ failure, name: 'RetryError' });
  });

  it('tries again with the next query', async () => {
    let down = true;
    const { search } = start({
      ...FILES,
      'https://x/search-index/titles.json': () => (down ? new Response('', { status: 500 }) : new Response(TITLES)),
    });
    await expect(ask(search, 'seat')).rejects.toThrow('status 500');
    down = false;
    expect(await ask(search, 'seat')).toContain('https://example.org/docs/sandbox/Seats.html');
  });

  it('keeps searching titles and summaries when the texts fail to load', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { search } = start({ 'https://x/search-index/titles.json': () => new Response(TITLES) });
    await search.start();
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(await ask(search, 'price')).toContain('https://example.org/docs/sandbox/Seats.html');
    warn.mockRestore();
  });
});
