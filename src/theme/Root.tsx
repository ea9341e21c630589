import { DemoSettingsProvider, type DemoSettings } from '@site-packages/demo-engine';
import type { ReactNode } from 'react';

const settings: DemoSettings = { libraryDataUrl: '/api/completion.json' };

/** Wraps the whole site; stays mounted from page to page. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return <DemoSettingsProvider settings={settings}>{children}</DemoSettingsProvider>;
}
