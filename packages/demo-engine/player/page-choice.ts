import { useSyncExternalStore } from 'react';

/**
 * A choice that applies to all players of a page: an attribute of `<html>` shows it, which the head script sets, and local storage keeps it
 * if it is available.
 *
 * @param attribute its name
 * @param key of local storage
 */
export function pageChoice(attribute: string, key: string) {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const read = () => document.documentElement.getAttribute(attribute) ?? undefined;
  return {
    read,
    choose(value: string | undefined): void {
      if (value === undefined) document.documentElement.removeAttribute(attribute);
      else document.documentElement.setAttribute(attribute, value);
      for (const listener of listeners) listener();
      try {
        if (value === undefined) window.localStorage.removeItem(key);
        else window.localStorage.setItem(key, value);
      } catch {
        // Private windows and blocked storage: the choice holds until the page is left.
      }
    },
    /** The choice as a hook; the server knows none. */
    use: () => useSyncExternalStore(subscribe, read, () => undefined),
  };
}
