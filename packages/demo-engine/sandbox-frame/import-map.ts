/**
 * The addresses of an import map for the vendor bundles a page posted in.
 *
 * @param specifiers package specifier to the key of its bundle
 * @param urls key to the address of its blob; bundles import each other by key, so the keys are in the map too
 * @throws when a specifier names a bundle that was not sent
 */
export function importMapEntries(
  specifiers: Record<string, string>,
  urls: Record<string, string>,
): { imports: Record<string, string> } {
  const imports: Record<string, string> = { ...urls };
  for (const [specifier, key] of Object.entries(specifiers)) {
    const url = urls[key];
    if (url === undefined) throw new Error(`The bundle ${key} of the package ${specifier} was not sent.`);
    imports[specifier] = url;
  }
  return { imports };
}

/** Adds the import map to the document. It must stand before the first module is loaded. */
export function installImportMap(
  document: Document,
  specifiers: Record<string, string>,
  blobs: Record<string, Blob>,
): void {
  const urls: Record<string, string> = {};
  for (const [key, blob] of Object.entries(blobs)) {
    // A module's response must say that it is script, whatever the server that sent the bytes called them.
    urls[key] = URL.createObjectURL(new Blob([blob], { type: 'text/javascript' }));
  }
  const script = document.createElement('script');
  script.type = 'importmap';
  script.textContent = JSON.stringify(importMapEntries(specifiers, urls));
  document.head.append(script);
}
