import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import { useDrawer } from '@site/src/components/drawer/use-drawer';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import type { ReactNode } from 'react';

function Panel({ children, isAway }: { children: ReactNode; isAway: boolean }): ReactNode {
  return (
    <div className={`${ThemeClassNames.layout.navbar.mobileSidebar.panel} navbar-sidebar__item menu`} inert={isAway}>
      {children}
    </div>
  );
}

/** The drawer on narrow screens: the site's menu and the page's own, one of which is shown. It is a dialog while it is open. */
export default function NavbarMobileSidebarLayout({ header, primaryMenu, secondaryMenu }: Props): ReactNode {
  const { shown: isSecondary } = useNavbarSecondaryMenu();
  const { shown: isOpen, toggle } = useNavbarMobileSidebar();
  const root = useDrawer({ isOpen, menu: isSecondary ? 'secondary' : 'primary', close: toggle });
  return (
    <div
      ref={root}
      role="dialog"
      aria-modal="true"
      aria-label={translate({
        id: 'site.navbar.drawer.label',
        message: 'Menu',
        description: 'The ARIA label of the menu that slides in on narrow screens',
      })}
      className={`${ThemeClassNames.layout.navbar.mobileSidebar.container} navbar-sidebar`}
    >
      {header}
      <div className={`navbar-sidebar__items${isSecondary ? ' navbar-sidebar__items--show-secondary' : ''}`}>
        <Panel isAway={isSecondary}>{primaryMenu}</Panel>
        <Panel isAway={!isSecondary}>{secondaryMenu}</Panel>
      </div>
    </div>
  );
}
