import type { DemoSources } from '../model/published';

/**
 * Whether an earlier flavor of the demo has the same file. The flavors share most of their files, and a large demo's page would contain
 * thousands of elements four times.
 */
export function isRepeated({ flavours }: DemoSources, flavour: string, path: string): boolean {
  const at = flavours.findIndex((one) => one.flavour === flavour);
  const textIn = (index: number) => flavours[index]?.files.find((file) => file.path === path)?.text;
  const text = textIn(at);
  return text !== undefined && flavours.slice(0, Math.max(0, at)).some((_, index) => textIn(index) === text);
}

/** Highlighted code without its elements: escaped text. */
export function withoutColors(html: string): string {
  return html.replace(/<[^>]+>/g, '');
}

/**
 * Gives code that the page's HTML contains as plain text the colors of the same code elsewhere in the pane.
 *
 * @param codes the `<code>` elements of all files
 */
export function colorRepeated(code: Element, codes: Iterable<Element>): void {
  if (code.childElementCount > 0) return;
  const text = code.textContent;
  for (const other of codes) {
    if (other.childElementCount === 0 || other.textContent !== text) continue;
    code.replaceChildren(...other.cloneNode(true).childNodes);
    return;
  }
}
