import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { NavbarWith } from '../components/NavbarWith';
import { isWrongItem, WRONG_ITEMS } from '../components/wrong-items';

/** Shows in the browser what `?item=missing-doc` and the other wrong items cause. It is built without an item. */
export default function WrongItemPage(): ReactNode {
  const name = new URLSearchParams(useLocation().search).get('item');
  const item = useIsBrowser() && isWrongItem(name) ? WRONG_ITEMS[name] : undefined;
  return <NavbarWith item={item} />;
}
