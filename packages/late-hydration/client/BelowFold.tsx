import { useHistory } from '@docusaurus/router';
import { afterPicture } from '@site-packages/contracts';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { LateHydration } from './LateHydration';

/** Height that keeps the end of the page out of view while a part is missing. */
const ROOM = { height: '100lvh' };

/**
 * Whether to render a part. After a navigation by link the answer is false until the page's first frame. When the reader goes back, or the
 * URL has a hash, the part is rendered at once, because the browser scrolls there. The page's HTML contains it, too.
 */
function useRendered(): boolean {
  const { action, location } = useHistory();
  const [isRendered, setRendered] = useState(() => action !== 'PUSH' || location.hash !== '');
  useEffect(
    () => (isRendered ? undefined : afterPicture(() => startTransition(() => setRendered(true)))),
    [isRendered],
  );
  return isRendered;
}

/** Wraps what follows the first blocks of a page, mostly below the fold, so that the top of the page appears one frame sooner. */
export function BelowFold({ children }: { children: ReactNode }): ReactNode {
  return useRendered() ? <LateHydration>{children}</LateHydration> : <div style={ROOM} />;
}

/**
 * Wraps the end of every page: below the fold for most readers, and the last thing the others look at.
 *
 * @param room its minimum height in pixels, reserved until it is rendered
 */
export function PageEnd({ room, children }: { room: number; children: ReactNode }): ReactNode {
  return useRendered() ? <LateHydration>{children}</LateHydration> : <div style={{ height: room }} />;
}
