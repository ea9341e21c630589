import { afterPicture } from '@site-packages/page-speed';
import DocSidebarMobile from '@theme-original/DocSidebar/Mobile';
import type { Props } from '@theme/DocSidebar/Mobile';
import { type ReactNode, useEffect, useState } from 'react';

/** Hands the menu of the documents to the drawer, which is closed: the page is drawn first. */
export default function DocSidebarMobileAfterPage({ path, sidebar, ...rest }: Props): ReactNode {
  const [shown, setShown] = useState({ path, sidebar });
  useEffect(() => afterPicture(() => setShown({ path, sidebar })), [path, sidebar]);
  return <DocSidebarMobile {...rest} {...shown} />;
}
