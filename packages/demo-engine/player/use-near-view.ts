import { type RefObject, useEffect } from 'react';
import { DEMO_NEAR_VIEW, whenIdle } from '@site-packages/contracts';

/** Maximum wait until the page is idle, in milliseconds. */
const PATIENCE = 400;

/** Runs a task when the page is idle; the returned function cancels it. */
export const whenPageIdle = (task: () => void): (() => void) => whenIdle(task, PATIENCE, PATIENCE / 4);

/**
 * Runs a task when the page has been painted and is idle; the returned function cancels it. Unlike `afterPicture` of `contracts`, it
 * waits for a paint however long that takes: in a background tab, a demo needs no more code than it has.
 */
export function whenDrawn(task: () => void): () => void {
  let cancel: (() => void) | undefined;
  const frame = window.requestAnimationFrame(() => {
    cancel = whenPageIdle(task);
  });
  return () => {
    window.cancelAnimationFrame(frame);
    cancel?.();
  };
}

/** How often `onNear` is called again, in milliseconds: the page may already run as many demos as it can. */
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
        cancel = whenPageIdle(onNear);
        again = window.setInterval(onNear, ASK_AGAIN);
      },
      { rootMargin: `${DEMO_NEAR_VIEW}px 0px` },
    );
    observer.observe(target);
    return () => {
      leave();
      observer.disconnect();
    };
  }, [element, onNear]);
}
