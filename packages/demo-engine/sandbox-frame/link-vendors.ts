import type { SentBundle } from '../model/messages';

/**
 * Makes one address per library bundle, each after those it imports, with the imports' addresses written in place of their
 * keys.
 *
 * @param bundles by key
 * @param createUrl makes an address for a bundle's final text
 * @param before bundles that have an address already
 * @returns key to address, with those before
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
 * @param urls key to address
 * @returns specifier to address
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
