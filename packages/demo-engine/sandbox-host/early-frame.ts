/**
 * Marks an iframe that an inline script in the page's HTML created, long before any script of the engine ran, so that its process
 * and document load while the page is laid out. The value is `loaded` once the document has loaded.
 */
export const EARLY_FRAME_ATTRIBUTE = 'data-early-frame';
export const EARLY_FRAME_LOADED = 'loaded';

/** Value of the `sandbox` attribute of a demo's iframe. */
export function sandboxTokens(downloads: boolean): string {
  return downloads ? 'allow-scripts allow-downloads' : 'allow-scripts';
}

/** An iframe that the page's HTML created. */
export interface EarlyFrame {
  element: HTMLIFrameElement;
  isLoaded: boolean;
}

/**
 * Takes over the iframe that the page's HTML created in a demo's container, once. An iframe with other permissions is removed.
 *
 * @param sandbox the `sandbox` attribute it must have
 */
export function takeEarlyFrame(parent: Element, sandbox: string): EarlyFrame | undefined {
  const element = parent.querySelector<HTMLIFrameElement>(`:scope > iframe[${EARLY_FRAME_ATTRIBUTE}]`);
  if (element === null) return undefined;
  const isLoaded = element.getAttribute(EARLY_FRAME_ATTRIBUTE) === EARLY_FRAME_LOADED;
  element.removeAttribute(EARLY_FRAME_ATTRIBUTE);
  if (element.getAttribute('sandbox') === sandbox) return { element, isLoaded };
  element.remove();
  return undefined;
}
