/** How long to wait for a width, in milliseconds. A frame that nobody shows never gets one. */
export const WIDTH_WAIT = 1000;

/** The part of a window that `whenSized` uses. */
export type SizedWindow = Pick<
  Window,
  'innerWidth' | 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'
>;

/**
 * Calls `act` once the frame has a width: at once in nearly every case. A frame of another process learns its size from the page's
 * next layout, and on a busy machine the demo can arrive earlier. A stage as wide as the window would then have no width, and drawing
 * a canvas of that width throws.
 */
export function whenSized(view: SizedWindow, act: () => void): void {
  if (view.innerWidth > 0) {
    act();
    return;
  }
  const go = () => {
    view.removeEventListener('resize', go);
    view.clearTimeout(limit);
    act();
  };
  const limit = view.setTimeout(go, WIDTH_WAIT);
  view.addEventListener('resize', go);
}
