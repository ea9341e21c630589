import { type Flavour, isFlavour } from '../model/flavours';
import { FLAVOUR_PARAMETER, FLAVOUR_STORAGE_KEY } from './flavour-keys';

const listeners = new Set<() => void>();

function addressed(): Flavour | undefined {
  const value = new URLSearchParams(window.location.search).get(FLAVOUR_PARAMETER);
  return isFlavour(value) ? value : undefined;
}

function show(flavour: Flavour): void {
  document.documentElement.dataset['flavour'] = flavour;
  for (const listener of listeners) listener();
}

/**
 * The flavor to show after a storage event; undefined when the event changes nothing.
 *
 * @param event a synthetic event (`isTrusted` false) is a choice made on this page, in the prose's tabs; a trusted one comes from
 *    another browser tab and does not override a flavor in this page's URL
 */
export function flavourOfEvent(
  event: Pick<StorageEvent, 'key' | 'newValue' | 'isTrusted'>,
  shown: Flavour,
  inAddress: Flavour | undefined,
): Flavour | undefined {
  const { key, newValue, isTrusted } = event;
  if (key !== FLAVOUR_STORAGE_KEY || !isFlavour(newValue) || newValue === shown) return undefined;
  return isTrusted && inAddress !== undefined ? undefined : newValue;
}

function onStorage(event: StorageEvent): void {
  const flavour = flavourOfEvent(event, currentFlavour(), addressed());
  if (flavour === undefined) return;
  setAddressed(flavour);
  show(flavour);
}

function setAddressed(flavour: Flavour): void {
  if (addressed() === undefined) return;
  const url = new URL(window.location.href);
  url.searchParams.set(FLAVOUR_PARAMETER, flavour);
  window.history.replaceState(window.history.state, '', url);
}

/** Listens for changes of the chosen flavor, on this page and in other browser tabs. */
export function subscribeToFlavour(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The reader's current flavor; the head script sets the attribute. */
export function currentFlavour(): Flavour {
  const value = document.documentElement.dataset['flavour'];
  return isFlavour(value) ? value : 'vanilla';
}

/** The flavor that pages are rendered with on the server, where the reader's choice is unknown. */
export function serverFlavour(): Flavour {
  return 'vanilla';
}

/** Shows a flavor in all demos and tabs, and remembers it if storage is available. */
export function chooseFlavour(flavour: Flavour): void {
  setAddressed(flavour);
  show(flavour);
  try {
    const storageArea = window.localStorage;
    const oldValue = storageArea.getItem(FLAVOUR_STORAGE_KEY);
    storageArea.setItem(FLAVOUR_STORAGE_KEY, flavour);
    // Browsers fire `storage` only in other tabs; the tabs in this page's prose listen for it too.
    window.dispatchEvent(
      new StorageEvent('storage', { key: FLAVOUR_STORAGE_KEY, oldValue, newValue: flavour, storageArea }),
    );
  } catch {
    // Private windows and blocked storage: the choice holds for this page.
  }
}

/** Applies a flavor from the URL after a client-side navigation, when the head script does not run again. */
export function adoptAddressedFlavour(): void {
  const flavour = addressed();
  if (flavour !== undefined && flavour !== currentFlavour()) show(flavour);
}
