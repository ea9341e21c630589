import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import { type ComponentType, createContext } from 'react';

/** Draws a menu of the bar inside the drawer; comes with the drawer. */
export const DrawerDropdownContext = createContext<ComponentType<Props> | undefined>(undefined);
