import type { AddressBook } from './addresses';

type View = Window & typeof globalThis;

/**
 * Forwards files that a program saves to the page: links with `download`, clicked by the reader or by code, in the document or not.
 *
 * @param save passes a file to the page
 */
export function patchDownloads(view: View, book: AddressBook, save: (name: string, content: Blob) => void): void {
  /** Saves the link's file; true when the link is one that saves. */
  const take = (link: HTMLAnchorElement): boolean => {
    if (!link.hasAttribute('download')) return false;
    const address = book.find(link.getAttribute('href') ?? '') ?? link.href;
    if (!/^(?:data|blob):/i.test(address)) return false;
    // Fetched at once: a program may revoke the URL right after the click.
    view
      .fetch(address)
      .then((response) => response.blob())
      .then(
        (content) => save(link.download || 'download', content),
        () =>
          view.reportError(new Error(`${link.download || 'The file'} could not be saved: its address does not work.`)),
      );
    return true;
  };

  // Runs after the program's own listeners, which may still set the URL or prevent the default.
  view.addEventListener('click', (event) => {
    const link = event.composedPath().find((target) => target instanceof view.HTMLAnchorElement);
    if (!event.defaultPrevented && link instanceof view.HTMLAnchorElement && take(link)) event.preventDefault();
  });
  // A click on a link outside the document does not reach the window.
  const { prototype } = view.HTMLAnchorElement;
  const click = prototype.click;
  prototype.click = function clickLink(this: HTMLAnchorElement) {
    if (this.isConnected || !take(this)) Reflect.apply(click, this, []);
  };
  const dispatch = prototype.dispatchEvent;
  prototype.dispatchEvent = function dispatchToLink(this: HTMLAnchorElement, event: Event) {
    if (event.type === 'click' && !this.isConnected && take(this)) return true;
    return Reflect.apply(dispatch, this, [event]);
  };
}
