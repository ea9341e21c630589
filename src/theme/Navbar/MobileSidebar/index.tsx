import { useLockBodyScroll, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { whenIdle } from '@site-packages/page-speed';
import { loadDrawer, loadedDrawer } from '@site/src/components/drawer/load-drawer';
import { type ReactNode, useEffect, useState } from 'react';

/** Events on the menu's button that precede its opening: a press starts, or the button gets the focus. */
const SIGNS = ['pointerdown', 'focusin'] as const;

/** Whether the reader has begun to use the menu's button on this page. */
function useIsMeant(isPossible: boolean, shown: boolean): boolean {
  const [isMeant, setIsMeant] = useState(shown);
  // It stays rendered when it is closed again, because it slides out of view.
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
 * The drawer on narrow screens. It is loaded only on such screens, when the browser is idle or the reader is about to use its button, and
 * rendered only in the latter case: it contains all items of the page's own menu a second time. When loading fails it closes, and the next
 * press of its button tries again.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const { shouldRender, shown, toggle } = useNavbarMobileSidebar();
  const isMeant = useIsMeant(shouldRender, shown);
  const [contents, setContents] = useState(() => ({ Drawer: loadedDrawer() }));
  const isHere = contents.Drawer !== undefined;
  useLockBodyScroll(shown);

  useEffect(() => {
    if (!shouldRender || isHere) return;
    // After a failure, the reader's next press of the button tries again.
    whenIdle(loadDrawer).catch(() => undefined);
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
