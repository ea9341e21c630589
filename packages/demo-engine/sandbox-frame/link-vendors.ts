import type { SentBundle } from '../model/messages';

/**
 * Creates one URL per library bundle, after those of the bundles it imports, whose URLs replace their keys.
 *
 * @param bundles by key
 * @param createUrl creates a URL for a bundle's final text
 * @param before URLs of bundles linked earlier
 * @returns key to URL, including `before`
 * @throws when a bundle imports one that was not sent
 */
export function linkVendors(
  bundles: Readonly<Record<string, SentBundle>>,
  createUrl: (code: string) => string,
  before: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const urls = new Map(before);
  const visit = (key: string): string => {
    const ready = urls.get(key);
    if (ready !== undefined) return ready;
    const bundle = bundles[key];
    if (bundle === undefined) throw new Error(`The bundle ${key} was not sent.`);
    let text = '';
    let done = 0;
    for (const { key: imported, start, end } of bundle.imports) {
      text += bundle.code.slice(done, start) + visit(imported);
      done = end;
    }
    const url = createUrl(text + bundle.code.slice(done));
    urls.set(key, url);
    return url;
  };
  for (const key of Object.keys(bundles)) visit(key);
  return urls;
}

/**
 * @param specifiers package specifier to the key of its bundle
 * @param urls key to URL
 * @returns specifier to URL
 * @throws when a specifier names a bundle that was not sent
 */
export function packageUrls(
  specifiers: Readonly<Record<string, string>>,
  urls: ReadonlyMap<string, string>,
): Map<string, string> {
  return new Map(
    Object.entries(specifiers).map(([specifier, key]) => {
      const url = urls.get(key);
      if (url === undefined) throw new Error(`The bundle ${key} of the package ${specifier} was not sent.`);
      return [specifier, url];
    }),
  );
}
