import { PageEnd } from '@site-packages/late-hydration';
import Footer from '@theme-original/DocItem/Footer';
import type { ReactNode } from 'react';

/** Height of its single line, in pixels. */
const ROOM = 48;

/** Where to edit the page and when it was changed, rendered after the top of the page. */
export default function LateFooter(): ReactNode {
  return (
    <PageEnd room={ROOM}>
      <Footer />
    </PageEnd>
  );
}
