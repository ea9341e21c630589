import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** Whether a media query matches; renders again when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether an element is narrower than `below` pixels. */
export function useNarrow(element: RefObject<HTMLElement | null>, below: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const measure = () => setNarrow(target.clientWidth < below);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(target);
    return () => sizes.disconnect();
  }, [element, below]);
  return isNarrow;
}
