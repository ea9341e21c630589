import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { DemoData, DemoSources } from '../model/published';
import { loadSources } from './sources';

/**
 * The demo's sources as far as they are needed in the browser.
 *
 * @param root the player's element; when its code is not in the page's HTML, the sources are fetched to show it
 * @returns the sources to show as static code, and a function that fetches them for the editor
 */
export function useSources(
  data: DemoData,
  root: RefObject<HTMLElement | null>,
): [shown: DemoSources | undefined, load: () => Promise<DemoSources>] {
  const [fetched, setFetched] = useState<DemoSources | undefined>(undefined);
  const { sources, sourcesUrl } = data;

  useEffect(() => {
    // After a navigation inside the site, and in development, no server has put the code there.
    const code = root.current?.querySelector('.kd-pre code');
    if (code === undefined || code === null || code.childNodes.length > 0) return undefined;
    let isGone = false;
    loadSources(sourcesUrl).then(
      (loaded) => {
        if (!isGone) setFetched(loaded);
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      isGone = true;
    };
  }, [root, sourcesUrl]);

  const load = useCallback(() => loadSources(sourcesUrl), [sourcesUrl]);
  const shown = sources ?? fetched;
  return [shown?.id === data.id ? shown : undefined, load];
}
