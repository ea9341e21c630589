import { type RefObject, useEffect } from 'react';

/** How far outside the view a demo begins to start, in pixels. */
const NEAR = 240;
/** Longest wait for a quiet moment, in milliseconds. */
const PATIENCE = 400;

/** Runs a task when the page is idle; the answer cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(task, { timeout: PATIENCE });
    return () => window.cancelIdleCallback(id);
  }
  const id = window.setTimeout(task, PATIENCE / 4);
  return () => window.clearTimeout(id);
}

/**
 * Calls `onNear` when the element comes near the view and the page is idle, each time anew.
 *
 * @param onNear must keep its identity, or the watching begins again
 */
export function useNearView(element: RefObject<Element | null>, onNear: () => void): void {
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    let cancel: (() => void) | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        cancel?.();
        cancel = entry?.isIntersecting ? whenIdle(onNear) : undefined;
      },
      { rootMargin: `${NEAR}px 0px` },
    );
    observer.observe(target);
    return () => {
      cancel?.();
      observer.disconnect();
    };
  }, [element, onNear]);
}
