import { PageEnd } from '@site-packages/page-speed';
import Footer from '@theme-original/DocItem/Footer';
import type { ReactNode } from 'react';

/** Pixels of its one line. */
const ROOM = 48;

/** Where to edit the page and when it was changed, drawn after the top of the page. */
export default function LateFooter(): ReactNode {
  return (
    <PageEnd room={ROOM}>
      <Footer />
    </PageEnd>
  );
}
