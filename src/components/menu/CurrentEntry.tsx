import { useIsServerHtml } from '@site-packages/demo-engine';
import { useEffect, type ReactNode } from 'react';
import { MENU, showCurrent, SHOW_CURRENT_SCRIPT } from './show-current';

/** Maximum time in which a category opens, in milliseconds. */
const OPENING = 1000;

/** What a reader does to a menu: from then on it no longer moves by itself. */
const ACTS = ['wheel', 'pointerdown', 'keydown'] as const;

/** Keeps the entry of the page in view: on the first page by an inline script, and after each navigation. */
export function CurrentEntry({ path }: { path: string }): ReactNode {
  useEffect(() => {
    const menu = document.querySelector(MENU);
    if (menu === null) return undefined;
    showCurrent(menu);
    // A category that the page is in opens over some frames; before, the menu is too short to scroll to its last entries.
    const show = () => showCurrent(menu);
    const stop = () => {
      clearTimeout(timer);
      menu.removeEventListener('transitionend', show);
      for (const act of ACTS) menu.removeEventListener(act, stop);
    };
    const timer = setTimeout(stop, OPENING);
    menu.addEventListener('transitionend', show);
    for (const act of ACTS) menu.addEventListener(act, stop, { passive: true });
    return stop;
  }, [path]);
  // The script is only for the server's HTML: React does not run a script that it renders in the browser, and warns about it.
  const isServerHtml = useIsServerHtml();
  return isServerHtml ? <script dangerouslySetInnerHTML={{ __html: SHOW_CURRENT_SCRIPT }} /> : null;
}
