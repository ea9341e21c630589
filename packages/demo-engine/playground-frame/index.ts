import { SAVE_HOOK } from '../model/messages';
import { AddressBook } from './addresses';
import { patchAddresses } from './patch-addresses';
import { patchDownloads } from './patch-downloads';

/**
 * Makes the frame resolve the relative URLs that a playground program passes to the browser, and forward files that the program
 * saves to the page. A generated module calls it before the program's own modules.
 *
 * @param assets URL of each of the project's files other than code, by name
 */
export function prepareFrame(assets: Readonly<Record<string, string>>): void {
  const book = new AddressBook(assets);
  patchAddresses(window, book);
  const save: unknown = Reflect.get(window, SAVE_HOOK);
  if (typeof save !== 'function') return;
  patchDownloads(window, book, (name, content) => void Reflect.apply(save, undefined, [name, content]));
}
