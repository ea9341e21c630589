import { useLockBodyScroll, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

let loaded: ComponentType | undefined;

/**
 * The menu of narrow screens. It is loaded on such screens only, once the page is there; when it does not come, it closes, and the
 * next press of its button asks again.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const { shouldRender, shown, toggle } = useNavbarMobileSidebar();
  const [contents, setContents] = useState(() => loaded && { Drawer: loaded });
  const isWanted = shouldRender && contents === undefined;
  useLockBodyScroll(shown);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    import('@site/src/components/drawer/DrawerContents').then(
      (module) => {
        loaded = module.default;
        if (isHere) setContents({ Drawer: module.default });
      },
      () => {
        if (isHere && shown) toggle();
      },
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, shown, toggle]);
  return shouldRender && contents !== undefined ? <contents.Drawer /> : null;
}
