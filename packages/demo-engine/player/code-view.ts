import { useSyncExternalStore } from 'react';
import { ALL_LINES, CODE_VIEW_STORAGE_KEY } from './code-view-keys';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether all lines of code are shown; the head script sets the attribute. */
export function showsAllLines(): boolean {
  return document.documentElement.dataset['code'] === ALL_LINES;
}

/** Shows all lines of every code, or only the first ones, and remembers the choice if storage is available. */
export function showAllLines(all: boolean): void {
  if (all) document.documentElement.dataset['code'] = ALL_LINES;
  else delete document.documentElement.dataset['code'];
  for (const listener of listeners) listener();
  try {
    if (all) window.localStorage.setItem(CODE_VIEW_STORAGE_KEY, ALL_LINES);
    else window.localStorage.removeItem(CODE_VIEW_STORAGE_KEY);
  } catch {
    // Private windows and blocked storage: the choice holds until the page is left.
  }
}

/** {@link showsAllLines} as a hook. */
export function useShowsAllLines(): boolean {
  return useSyncExternalStore(subscribe, showsAllLines, () => false);
}
