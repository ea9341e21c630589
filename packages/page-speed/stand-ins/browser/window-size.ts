import { startTransition, useEffect, useRef, useState } from 'react';
import useIsBrowser from './is-browser';

type Size = 'desktop' | 'mobile' | 'ssr';

/** Width of a window up to which the theme takes it for a phone's, in pixels. */
const DESKTOP_BREAKPOINT = 996;

const sizeOf = (desktopBreakpoint: number): Size => (window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');

/**
 * Whether the window is a phone's, as the theme asks it. What comes with the HTML is hydrated as the server drew it, for both; the
 * theme draws the parts of every other page for both too, and then once more for the one.
 */
export function useWindowSize({ desktopBreakpoint = DESKTOP_BREAKPOINT } = {}): Size {
  const isBrowser = useIsBrowser();
  const [size, setSize] = useState<Size>(() => (isBrowser ? sizeOf(desktopBreakpoint) : 'ssr'));
  const measured = useRef(size === 'ssr' ? undefined : desktopBreakpoint);
  useEffect(() => {
    const update = () => setSize(sizeOf(desktopBreakpoint));
    // Not at once: what waits to be hydrated would have to be, without a pause, before anything around it is drawn anew. And not for
    // what has just been measured: a browser that is asked here has to lay out the new page first.
    if (measured.current !== desktopBreakpoint) startTransition(update);
    measured.current = desktopBreakpoint;
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
