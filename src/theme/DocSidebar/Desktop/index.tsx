import { LateHydration } from '@site-packages/late-hydration';
import { CurrentEntry } from '@site/src/components/menu/CurrentEntry';
import DocSidebarDesktop from '@theme-original/DocSidebar/Desktop';
import type { Props } from '@theme/DocSidebar/Desktop';
import { memo, type ReactNode } from 'react';

/** The sidebar is hydrated after the document; on a phone, where it is removed, it never is. */
function DocSidebarDesktopLate(props: Props): ReactNode {
  return (
    <>
      <LateHydration>
        <DocSidebarDesktop {...props} />
      </LateHydration>
      <CurrentEntry path={props.path} />
    </>
  );
}

export default memo(DocSidebarDesktopLate);
