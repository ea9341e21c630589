import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { checkFullSheet } from '@site-packages/critical-style';
import Provider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';

/** The theme's providers. A page that was just rendered also gets its CSS rules before Docusaurus scrolls to a hash in it. */
export default function LayoutProvider(props: Props): ReactNode {
  const location = useLocation();
  useIsomorphicLayoutEffect(checkFullSheet, [location]);
  return <Provider {...props} />;
}
