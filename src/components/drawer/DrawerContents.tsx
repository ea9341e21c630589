import DropdownMobile from '@theme-original/NavbarItem/DropdownNavbarItem/Mobile';
import Header from '@theme/Navbar/MobileSidebar/Header';
import Layout from '@theme/Navbar/MobileSidebar/Layout';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import type { ReactNode } from 'react';
import { DrawerDropdownContext } from './dropdown-context';

/** The contents of the drawer, the menu on narrow screens. */
export default function DrawerContents(): ReactNode {
  return (
    <DrawerDropdownContext value={DropdownMobile}>
      <Layout header={<Header />} primaryMenu={<PrimaryMenu />} secondaryMenu={<SecondaryMenu />} />
    </DrawerDropdownContext>
  );
}
