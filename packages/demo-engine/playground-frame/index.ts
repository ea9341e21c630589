import { SAVE_HOOK } from '../model/messages';
import { AddressBook } from './addresses';
import { patchAddresses } from './patch-addresses';
import { patchDownloads } from './patch-downloads';

/**
 * Makes the frame serve what a program of the playground gives to the browser by a relative address, and hand the page what it
 * wants to have saved. A module of the program's calls it before the program's own.
 *
 * @param assets address of each of the project's files beside code, by name
 */
export function prepareFrame(assets: Readonly<Record<string, string>>): void {
  const book = new AddressBook(assets);
  patchAddresses(window, book);
  const save: unknown = Reflect.get(window, SAVE_HOOK);
  if (typeof save !== 'function') return;
  patchDownloads(window, book, (name, content) => void Reflect.apply(save, undefined, [name, content]));
}
