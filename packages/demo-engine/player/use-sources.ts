import { type RefObject, useEffect, useState } from 'react';
import { CODE_CLASS } from '@site-packages/contracts';
import type { DemoData, DemoSources } from '../model/published';
import type { WorkshopLoader } from './workshop-loader';
import { whenDrawn } from './use-near-view';

/**
 * The demo's sources, if they are needed to render the static code.
 *
 * @param root the player's element; if it contains no code, the hook fetches the sources to show it
 */
export function useSources(
  data: DemoData,
  root: RefObject<HTMLElement | null>,
  loader: WorkshopLoader,
): DemoSources | undefined {
  const [fetched, setFetched] = useState<DemoSources | undefined>(undefined);
  const { sources, sourcesUrl } = data;

  useEffect(() => {
    // After a client-side navigation, and in development, no server-rendered HTML contains the code.
    const code = root.current?.querySelector(`.${CODE_CLASS} code`);
    if (code === undefined || code === null || code.childNodes.length > 0) return undefined;
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        const { loadSources } = await loader.load();
        const loaded = await loadSources(sourcesUrl);
        if (!isGone) setFetched(loaded);
      } catch (error) {
        if (!isGone) console.warn(error);
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
