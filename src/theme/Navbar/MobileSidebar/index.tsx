import { useLockBodyScroll, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { inIdleTurn } from '@site-packages/contracts';
import { loadDrawer, loadedDrawer } from '@site/src/components/drawer/load-drawer';
import { type ReactNode, useEffect, useState } from 'react';

/** Events on the menu's button before it opens: a press starts, or the button gets the focus. */
const SIGNS = ['pointerdown', 'focusin'] as const;

/** Whether the reader has started to use the menu's button on this page. */
function useIsMeant(isPossible: boolean, shown: boolean): boolean {
  const [isMeant, setIsMeant] = useState(shown);
  // The menu stays rendered when it is closed again: it slides out of view.
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
 * The menu on narrow screens. Its code is loaded only there, when the browser is idle or the reader is about to use the menu's button. It
 * is rendered only in the latter case, because it repeats all entries of the docs sidebar. When it fails to load, it closes, and the next
 * press of the button loads it again.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const { shouldRender, shown, toggle } = useNavbarMobileSidebar();
  const isMeant = useIsMeant(shouldRender, shown);
  const [contents, setContents] = useState(() => ({ Drawer: loadedDrawer() }));
  const isHere = contents.Drawer !== undefined;
  useLockBodyScroll(shown);

  useEffect(() => {
    if (!shouldRender || isHere) return;
    // When it fails to load now, the reader's press loads it again.
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
