import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import { type ComponentType, createContext } from 'react';

/** Provides the component that renders a navbar dropdown inside the drawer; it is loaded with the drawer. */
export const DrawerDropdownContext = createContext<ComponentType<Props> | undefined>(undefined);
