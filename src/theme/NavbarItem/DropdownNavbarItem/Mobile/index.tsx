import { DrawerDropdownContext } from '@site/src/components/drawer/dropdown-context';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import { type ReactNode, use } from 'react';

/** A navbar dropdown as the drawer shows it. It is used nowhere else, so its code is loaded with the drawer. */
export default function DropdownNavbarItemMobile(props: Props): ReactNode {
  const Dropdown = use(DrawerDropdownContext);
  return Dropdown && <Dropdown {...props} />;
}
