import { useHistory } from '@docusaurus/router';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPicture } from './idle';
import { LateHydration } from './LateHydration';

/** Width of the column of text for which folds are told, in pixels. */
const COLUMN = 800;
/** What may show of a page beyond its estimated height, in pixels. */
const SLACK = 150;
/** Keeps the end of the page out of sight while a part is missing. */
const ROOM = { height: '100vh' };

interface Props {
  /** Pixels from the top of the page, in a column of the usual width; more in a narrow one. */
  from: string;
  children: ReactNode;
}

/** Whether the window shows so much of a page. */
function isInView(from: number): boolean {
  return window.innerHeight * Math.min(1, window.innerWidth / COLUMN) + SLACK > from;
}

/**
 * What stands deep down in a page. A reader who comes to the page by a link sees its top one picture sooner for it; who goes back, or
 * comes for a part of the page, has all of it at once, because the browser scrolls there. So has the page's HTML.
 */
export function BelowFold({ from, children }: Props): ReactNode {
  const { action, location } = useHistory();
  const [isDrawn, setDrawn] = useState(() => action !== 'PUSH' || location.hash !== '' || isInView(Number(from)));
  useEffect(() => (isDrawn ? undefined : afterPicture(() => startTransition(() => setDrawn(true)))), [isDrawn]);
  return isDrawn ? <LateHydration>{children}</LateHydration> : <div style={ROOM} />;
}
