import { type RefObject, useEffect, useState } from 'react';
import { CODE_CLASS } from '@site-packages/contracts';
import type { DemoData, DemoSources } from '../model/published';
import type { WorkshopLoader } from './workshop-loader';
import { whenDrawn } from './use-near-view';

/**
 * The demo's sources, where they are needed to show the static code.
 *
 * @param root the player's element; when its code is not in the page's HTML, the sources are fetched to show it
 */
export function useSources(
  data: DemoData,
  root: RefObject<HTMLElement | null>,
  loader: WorkshopLoader,
): DemoSources | undefined {
  const [fetched, setFetched] = useState<DemoSources | undefined>(undefined);
  const { sources, sourcesUrl } = data;

  useEffect(() => {
    // After a navigation inside the site, and in development, no server has put the code there.
    const code = root.current?.querySelector(`.${CODE_CLASS} code`);
    if (code === undefined || code === null || code.childNodes.length > 0) return undefined;
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        const { loadSources } = await loader.load();
        const loaded = await loadSources(sourcesUrl);
        if (!isGone) setFetched(loaded);
      } catch (error) {
        console.warn(error);
      }
    };
    const cancel = whenDrawn(() => void load());
    return () => {
      isGone = true;
      cancel();
    };
  }, [root, loader, sourcesUrl]);

  const shown = sources ?? fetched;
  return shown?.id === data.id ? shown : undefined;
}
