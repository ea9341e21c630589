import { type RefObject, useEffect } from 'react';

/** How far outside the viewport a demo starts, in pixels. */
const NEAR = 240;
/** Longest wait for a quiet moment, in milliseconds. */
const PATIENCE = 400;

/** Runs a task when the page is idle; the returned function cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(task, { timeout: PATIENCE });
    return () => window.cancelIdleCallback(id);
  }
  const id = window.setTimeout(task, PATIENCE / 4);
  return () => window.clearTimeout(id);
}

/** Runs a task when the page has been painted and is idle; the returned function cancels it. */
export function afterPicture(task: () => void): () => void {
  let cancel: (() => void) | undefined;
  const frame = window.requestAnimationFrame(() => {
    cancel = whenIdle(task);
  });
  return () => {
    window.cancelAnimationFrame(frame);
    cancel?.();
  };
}

/** How often a demo that is near asks again, in milliseconds: the page may already run as many demos as it can. */
const ASK_AGAIN = 1000;

/**
 * Calls `onNear` when the element comes near the viewport and the page is idle, and repeatedly while it stays there.
 *
 * @param onNear must be stable between renders, or observing starts over
 */
export function useNearView(element: RefObject<Element | null>, onNear: () => void): void {
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    let cancel: (() => void) | undefined;
    let again: number | undefined;
    const leave = () => {
      cancel?.();
      window.clearInterval(again);
      again = undefined;
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        leave();
        if (!entry?.isIntersecting) return;
        cancel = whenIdle(onNear);
        again = window.setInterval(onNear, ASK_AGAIN);
      },
      { rootMargin: `${NEAR}px 0px` },
    );
    observer.observe(target);
    return () => {
      leave();
      observer.disconnect();
    };
  }, [element, onNear]);
}
