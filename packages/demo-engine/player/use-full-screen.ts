import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Shows an element full screen: with the browser's Fullscreen API, or, where that is missing (phones), over the whole page.
 *
 * @returns whether it is full screen now, and a function that toggles it
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): [isFull: boolean, toggle: () => void] {
  const [isFull, setIsFull] = useState(false);

  useEffect(() => {
    const follow = () =>
      setIsFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);

  // The browser handles Escape only in its own full screen mode.
  useEffect(() => {
    if (!isFull || document.fullscreenElement !== null) return undefined;
    const overflow = document.documentElement.style.overflow;
    document.documentElement.style.overflow = 'hidden';
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setIsFull(false);
    };
    document.addEventListener('keydown', leave);
    return () => {
      document.documentElement.style.overflow = overflow;
      document.removeEventListener('keydown', leave);
    };
  }, [isFull]);

  const toggle = useCallback(() => {
    const target = element.current;
    if (target === null) return;
    if (document.fullscreenElement !== null) {
      void document.exitFullscreen();
      return;
    }
    if (isFull || !document.fullscreenEnabled) {
      setIsFull(!isFull);
      return;
    }
    target.requestFullscreen().catch(() => setIsFull(true));
  }, [element, isFull]);

  return [isFull, toggle];
}
