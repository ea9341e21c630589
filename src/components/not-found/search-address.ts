/**
 * The words that the URL of a missing page seems to ask for: its last segment, without extension and separators.
 * @param pathname for example `/docs/shapes/Rounded_Rect.html`
 * @returns for example `Rounded Rect`; empty when the URL says nothing
 */
export function wordsOfPath(pathname: string): string {
  const parts = pathname.split('/').filter((part) => part !== '' && !/^index(\.html)?$/i.test(part));
  const last = parts.at(-1) ?? '';
  return decode(last)
    .replace(/\.(html?|mdx?|php)$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 64);
}

/**
 * URL of the search page with these words as the query.
 * @param themeConfig the site's theme configuration; its `algolia.searchPagePath` names the page
 * @returns undefined when the site has no search page
 */
export function searchAddress(themeConfig: object, words: string): string | undefined {
  const search: unknown = Reflect.get(themeConfig, 'algolia');
  if (typeof search !== 'object' || search === null) return undefined;
  const page: unknown = Reflect.get(search, 'searchPagePath') ?? 'search';
  if (typeof page !== 'string' || page === '') return undefined;
  const path = `/${page.replace(/^\/+/, '')}`;
  return words === '' ? path : `${path}?q=${encodeURIComponent(words)}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
