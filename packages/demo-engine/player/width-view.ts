import { useSyncExternalStore } from 'react';
import { WIDTH_STORAGE_KEY } from './code-view-keys';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a player uses the width of the contents column too; the head script sets the attribute. */
export function isWide(isLarge: boolean): boolean {
  const chosen = document.documentElement.dataset['width'];
  return chosen === undefined ? isLarge : chosen === 'wide';
}

/** Makes all players wide, or none, and remembers the choice if storage is available. */
export function showWide(wide: boolean): void {
  const chosen = wide ? 'wide' : 'column';
  document.documentElement.dataset['width'] = chosen;
  for (const listener of listeners) listener();
  try {
    window.localStorage.setItem(WIDTH_STORAGE_KEY, chosen);
  } catch {
    // Private windows and blocked storage: the choice holds until the page is left.
  }
}

/** {@link isWide} as a hook. */
export function useIsWide(isLarge: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWide(isLarge),
    () => isLarge,
  );
}
