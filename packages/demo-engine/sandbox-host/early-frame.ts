/**
 * Marks a frame that a script in the page's HTML has made, long before any script of the engine: its process and its document
 * come while the page is laid out. Its value is `loaded` once the document is there.
 */
export const EARLY_FRAME_ATTRIBUTE = 'data-early-frame';
export const EARLY_FRAME_LOADED = 'loaded';

/** The `sandbox` of a demo's frame. */
export function sandboxTokens(downloads: boolean): string {
  return downloads ? 'allow-scripts allow-downloads' : 'allow-scripts';
}

/** A frame that stood there already. */
export interface EarlyFrame {
  element: HTMLIFrameElement;
  isLoaded: boolean;
}

/**
 * Takes the frame that the page's HTML has made in a demo's place, once. One with other rights than the demo's is removed.
 *
 * @param sandbox the rights it must have
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
