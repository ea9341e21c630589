import type { ReactNode } from 'react';
import { NavbarWith } from '../../components/NavbarWith';
import { WRONG_ITEMS } from '../../components/wrong-items';

/** Cannot be built. */
export default function Page(): ReactNode {
  return <NavbarWith item={WRONG_ITEMS['missing-sidebar']} />;
}
