import { DrawerDropdownContext } from '@site/src/components/drawer/dropdown-context';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import { type ReactNode, use } from 'react';

/** A menu of the bar as the drawer shows it. It stands nowhere else, so what draws it comes with the drawer. */
export default function DropdownNavbarItemMobile(props: Props): ReactNode {
  const Dropdown = use(DrawerDropdownContext);
  return Dropdown && <Dropdown {...props} />;
}
