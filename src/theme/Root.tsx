import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { DemoSettingsProvider, type DemoSettings } from '@site-packages/demo-engine';
import { type ReactNode, useMemo } from 'react';
import { EXTERNAL } from '../../config/links';

/** The actions of the demos' buttons are loaded when a button is pressed. */
const loadActions = () => import('@site-packages/demo-engine/playground');

/** Wraps the whole site; stays mounted across navigations. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  const history = useHistory();
  const playground = useBaseUrl('/play');
  const libraryDataUrl = useBaseUrl('/api/completion.json');
  const apiFolder = useBaseUrl('/api/');
  const settings = useMemo<DemoSettings>(
    () => ({
      libraryDataUrl,
      apiFolder,
      sourceUrl: (id) => (id.startsWith('live/') ? undefined : `${EXTERNAL.siteRepository}/tree/main/demos/${id}`),
      async onOpenPlayground(demo) {
        const { handOverDemo } = await loadActions();
        history.push(playground + (await handOverDemo(demo)));
      },
      async onDownload(demo) {
        const { downloadDemo } = await loadActions();
        await downloadDemo(demo);
      },
    }),
    [history, libraryDataUrl, apiFolder, playground],
  );
  return <DemoSettingsProvider settings={settings}>{children}</DemoSettingsProvider>;
}
