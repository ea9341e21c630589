import type { SentBundle } from '../model/messages';

/**
 * Makes one address per library bundle, each after those it imports, with the imports' addresses written in place of their
 * keys. Texts are not read for that: a blob is cut and put together by places.
 *
 * @param bundles by key
 * @param createUrl makes an address for a bundle's final text
 * @returns key to address
 * @throws when a bundle imports one that was not sent
 */
export function linkVendors(
  bundles: Readonly<Record<string, SentBundle>>,
  createUrl: (code: Blob) => string,
): Map<string, string> {
  const urls = new Map<string, string>();
  const visit = (key: string): string => {
    const ready = urls.get(key);
    if (ready !== undefined) return ready;
    const bundle = bundles[key];
    if (bundle === undefined) throw new Error(`The bundle ${key} was not sent.`);
    const parts: BlobPart[] = [];
    let done = 0;
    for (const { key: imported, start, end } of bundle.imports) {
      parts.push(bundle.blob.slice(done, start), visit(imported));
      done = end;
    }
    // A module's response must say that it is script, whatever the server that sent the bytes called them.
    const url = createUrl(new Blob([...parts, bundle.blob.slice(done)], { type: 'text/javascript' }));
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
