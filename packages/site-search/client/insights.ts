import type { DocSearchModalProps } from '@docsearch/react';
import type { InsightsClient } from 'search-insights';
import type { ClientSearchConfig } from '../model/config';

let client: InsightsClient | undefined;

/** Loads the code that sends events. It is part of the site's build; by default the dialog would load it from another host. */
export async function loadInsights({ appId, apiKey, insightsHost: host }: ClientSearchConfig): Promise<void> {
  if (client !== undefined) return;
  const { default: loaded } = await import('search-insights');
  loaded('init', { appId, apiKey, ...(host === undefined ? {} : { host }) });
  client = loaded;
}

/** The dialog's setting for events: `false` until `loadInsights` has finished. */
export function insightsSetting(): DocSearchModalProps['insights'] {
  return client === undefined ? false : { insightsClient: client };
}
