import { PageEnd } from '@site-packages/late-hydration';
import Paginator from '@theme-original/DocItem/Paginator';
import type { ReactNode } from 'react';

/** Height of the links side by side, in pixels. */
const ROOM = 100;

/** The links to the previous and next pages, rendered after the top of the page. */
export default function LatePaginator(): ReactNode {
  return (
    <PageEnd room={ROOM}>
      <Paginator />
    </PageEnd>
  );
}
