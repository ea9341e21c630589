import { useHistory } from '@docusaurus/router';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPicture } from './idle';
import { LateHydration } from './LateHydration';

/** Keeps the end of the page out of sight while a part is missing. */
const ROOM = { height: '100vh' };

/**
 * Whether a part is rendered with the page, or, in a page to which the reader comes by a link, after its first frame. Who goes back, or
 * comes for a part of the page, has all of it at once, because the browser scrolls there. So has the page's HTML.
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

/** What follows the first blocks of a page, most of which no window shows: the page's top comes one frame sooner. */
export function BelowFold({ children }: { children: ReactNode }): ReactNode {
  return useRendered() ? <LateHydration>{children}</LateHydration> : <div style={ROOM} />;
}

/**
 * What stands at the end of every page: below what most windows show, and the last to be looked at in the others.
 *
 * @param room pixels that it takes at least, kept until it is rendered
 */
export function PageEnd({ room, children }: { room: number; children: ReactNode }): ReactNode {
  return useRendered() ? <LateHydration>{children}</LateHydration> : <div style={{ height: room }} />;
}
