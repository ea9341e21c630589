import { afterPicture } from '@site-packages/contracts';
import DocSidebarMobile from '@theme-original/DocSidebar/Mobile';
import type { Props } from '@theme/DocSidebar/Mobile';
import { type ReactNode, useEffect, useState } from 'react';

/** Passes the docs sidebar to the drawer after the page is rendered, because the drawer is closed at first. */
export default function DocSidebarMobileAfterPage({ path, sidebar, ...rest }: Props): ReactNode {
  const [shown, setShown] = useState({ path, sidebar });
  useEffect(() => afterPicture(() => setShown({ path, sidebar })), [path, sidebar]);
  return <DocSidebarMobile {...rest} {...shown} />;
}
