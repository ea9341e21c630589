import { useHistory } from '@docusaurus/router';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPicture } from './idle';
import { LateHydration } from './LateHydration';

/** Width of the column of text for which folds are told, in pixels. */
const COLUMN = 800;
/** What stands in the window above a page's text at least: the navbar, where the page stands. In pixels. */
const ABOVE = 120;
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
  const shown = window.innerHeight - ABOVE;
  return shown * Math.min(1, window.innerWidth / COLUMN) + SLACK > from;
}

/**
 * Whether a part is drawn with the page, or, in a page to which the reader comes by a link, after its first picture. Who goes back, or
 * comes for a part of the page, has all of it at once, because the browser scrolls there. So has the page's HTML.
 */
function useDrawn(isWanted: () => boolean): boolean {
  const { action, location } = useHistory();
  const [isDrawn, setDrawn] = useState(() => action !== 'PUSH' || location.hash !== '' || isWanted());
  useEffect(() => (isDrawn ? undefined : afterPicture(() => startTransition(() => setDrawn(true)))), [isDrawn]);
  return isDrawn;
}

/** What stands deep down in a page, where the reader's window does not show it: a page's top comes one picture sooner for it. */
export function BelowFold({ from, children }: Props): ReactNode {
  const isDrawn = useDrawn(() => isInView(Number(from)));
  return isDrawn ? <LateHydration>{children}</LateHydration> : <div style={ROOM} />;
}

/**
 * What stands at the end of every page: below what most windows show, and the last to be looked at in the others.
 *
 * @param room pixels that it takes at least, kept until it is drawn
 */
export function PageEnd({ room, children }: { room: number; children: ReactNode }): ReactNode {
  const isDrawn = useDrawn(() => false);
  return isDrawn ? <LateHydration>{children}</LateHydration> : <div style={{ height: room }} />;
}
