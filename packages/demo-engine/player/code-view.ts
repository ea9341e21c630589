import { useSyncExternalStore } from 'react';
import { ALL_LINES, CODE_VIEW_STORAGE_KEY } from './code-view-keys';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether all lines of codes are shown; the head script has put it on the page. */
export function showsAllLines(): boolean {
  return document.documentElement.dataset['code'] === ALL_LINES;
}

/** Shows all lines of every code, or the first ones, and remembers it. Storage that is not there is tolerated. */
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

/** What {@link showsAllLines} says, as it changes. */
export function useShowsAllLines(): boolean {
  return useSyncExternalStore(subscribe, showsAllLines, () => false);
}
