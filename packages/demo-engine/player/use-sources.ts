import { type RefObject, useEffect, useState } from 'react';
import type { DemoData, DemoSources } from '../model/published';
import type { LazyRunner } from './lazy-runner';
import { afterPicture } from './use-near-view';

/**
 * The demo's sources, where they are needed to show the static code.
 *
 * @param root the player's element; when its code is not in the page's HTML, the sources are fetched to show it
 */
export function useSources(
  data: DemoData,
  root: RefObject<HTMLElement | null>,
  runner: LazyRunner,
): DemoSources | undefined {
  const [fetched, setFetched] = useState<DemoSources | undefined>(undefined);
  const { sources, sourcesUrl } = data;

  useEffect(() => {
    // After a client-side navigation, and in development, the HTML does not contain the code.
    const code = root.current?.querySelector('.kd-pre code');
    if (code === undefined || code === null || code.childNodes.length > 0) return undefined;
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        const { loadSources } = await runner.load();
        const loaded = await loadSources(sourcesUrl);
        if (!isGone) setFetched(loaded);
      } catch (error) {
        console.warn(error);
      }
    };
    const cancel = afterPicture(() => void load());
    return () => {
      isGone = true;
      cancel();
    };
  }, [root, runner, sourcesUrl]);

  const shown = sources ?? fetched;
  return shown?.id === data.id ? shown : undefined;
}
