import { startTransition, useEffect, useRef, useState } from 'react';
import useIsBrowser from './is-browser';

type Size = 'desktop' | 'mobile' | 'ssr';

/** Width up to which the theme treats a window as mobile, in pixels. */
const DESKTOP_BREAKPOINT = 996;

const sizeOf = (desktopBreakpoint: number): Size => (window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');

/**
 * Replaces the theme's hook, which tells whether the window is desktop-sized or mobile. What the HTML contains is hydrated as the server
 * rendered it, for both sizes. The theme's hook does the same for pages that the reader navigates to, and so renders them twice; this one
 * renders those for the actual size at once.
 */
export function useWindowSize({ desktopBreakpoint = DESKTOP_BREAKPOINT } = {}): Size {
  const isBrowser = useIsBrowser();
  const [size, setSize] = useState<Size>(() => (isBrowser ? sizeOf(desktopBreakpoint) : 'ssr'));
  const measured = useRef(size === 'ssr' ? undefined : desktopBreakpoint);
  useEffect(() => {
    const update = () => setSize(sizeOf(desktopBreakpoint));
    // A transition, because an urgent update around parts that wait for hydration would force React to hydrate them all first. And not
    // when the size was just measured: reading it here would force a layout of the new page.
    if (measured.current !== desktopBreakpoint) startTransition(update);
    measured.current = desktopBreakpoint;
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
