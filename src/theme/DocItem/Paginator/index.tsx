import { PageEnd } from '@site-packages/page-speed';
import Paginator from '@theme-original/DocItem/Paginator';
import type { ReactNode } from 'react';

/** Pixels of the links beside each other. */
const ROOM = 100;

/** The links to the pages before and after, drawn after the top of the page. */
export default function LatePaginator(): ReactNode {
  return (
    <PageEnd room={ROOM}>
      <Paginator />
    </PageEnd>
  );
}
