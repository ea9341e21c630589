import { type Flavour, isFlavour } from '../model/flavours';
import { FLAVOUR_PARAMETER, FLAVOUR_STORAGE_KEY } from './flavour-head-script';

const listeners = new Set<() => void>();

function addressed(): Flavour | undefined {
  const value = new URLSearchParams(window.location.search).get(FLAVOUR_PARAMETER);
  return isFlavour(value) ? value : undefined;
}

function show(flavour: Flavour): void {
  document.documentElement.dataset['flavour'] = flavour;
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  if (event.key === FLAVOUR_STORAGE_KEY && isFlavour(event.newValue) && addressed() === undefined) show(event.newValue);
}

/** Listens for changes of the chosen flavour, on this page and in other tabs. */
export function subscribeToFlavour(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The reader's flavour now; the head script has put it on the page. */
export function currentFlavour(): Flavour {
  const value = document.documentElement.dataset['flavour'];
  return isFlavour(value) ? value : 'vanilla';
}

/** What pages are built with, before the reader's choice is known. */
export function serverFlavour(): Flavour {
  return 'vanilla';
}

/** Shows a flavour everywhere and remembers it. Storage that is not there is tolerated. */
export function chooseFlavour(flavour: Flavour): void {
  try {
    window.localStorage.setItem(FLAVOUR_STORAGE_KEY, flavour);
  } catch {
    // Private windows and blocked storage: the choice holds for this page.
  }
  if (addressed() !== undefined) {
    const url = new URL(window.location.href);
    url.searchParams.set(FLAVOUR_PARAMETER, flavour);
    window.history.replaceState(window.history.state, '', url);
  }
  show(flavour);
}

/** Takes over a flavour named in the address after a navigation inside the site, where the head script does not run again. */
export function adoptAddressedFlavour(): void {
  const flavour = addressed();
  if (flavour !== undefined && flavour !== currentFlavour()) show(flavour);
}
