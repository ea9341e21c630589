import { useLockBodyScroll, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { inIdleTurn } from '@site-packages/contracts';
import { loadDrawer, loadedDrawer } from '@site/src/components/drawer/load-drawer';
import { type ReactNode, useEffect, useState } from 'react';

/** What a reader does to the menu's button before it opens: a press begins, or the focus comes. */
const SIGNS = ['pointerdown', 'focusin'] as const;

/** Whether the reader has begun to use the menu's button on this page. */
function useIsMeant(isPossible: boolean, shown: boolean): boolean {
  const [isMeant, setIsMeant] = useState(shown);
  // It stays when it is closed again: it moves out of view.
  if (shown && !isMeant) setIsMeant(true);
  useEffect(() => {
    if (!isPossible || isMeant) return undefined;
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.navbar__toggle') !== null) setIsMeant(true);
    };
    for (const sign of SIGNS) document.addEventListener(sign, look);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, look);
    };
  }, [isPossible, isMeant]);
  return isMeant;
}

/**
 * The menu of narrow screens. It is loaded on such screens only, when the browser has time for it or the reader is about to use its
 * button, and drawn not before the latter: it has all entries of the page's own menu a second time. When it does not come, it
 * closes, and the next press of its button asks again.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const { shouldRender, shown, toggle } = useNavbarMobileSidebar();
  const isMeant = useIsMeant(shouldRender, shown);
  const [contents, setContents] = useState(() => ({ Drawer: loadedDrawer() }));
  const isHere = contents.Drawer !== undefined;
  useLockBodyScroll(shown);

  useEffect(() => {
    if (!shouldRender || isHere) return;
    // What does not come now is asked for again by the reader.
    inIdleTurn(loadDrawer).catch(() => undefined);
  }, [shouldRender, isHere]);

  useEffect(() => {
    if (!shouldRender || !isMeant || isHere) return undefined;
    let isWanted = true;
    loadDrawer().then(
      (Drawer) => {
        if (isWanted) setContents({ Drawer });
      },
      () => {
        if (isWanted && shown) toggle();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [shouldRender, isMeant, isHere, shown, toggle]);

  return shouldRender && isMeant && contents.Drawer !== undefined ? <contents.Drawer /> : null;
}
