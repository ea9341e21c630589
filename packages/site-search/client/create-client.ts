import { INDEX_FOLDER, type ClientSearchConfig } from '../model/config';
import type { Agents } from './hosted-client';
import type { SearchClient } from './search-client';

export interface ClientPlaces {
  /** Path the site is served from, with slashes at both ends. */
  baseUrl: string;
  /** The site's origin, such as `https://example.org`. */
  siteUrl: string;
  agents: Agents;
}

let current: Promise<SearchClient> | undefined;

/** The page's only search client. The first call creates it and starts loading what it needs; a failed call can be repeated. */
export function searchClient(config: ClientSearchConfig, places: ClientPlaces): Promise<SearchClient> {
  current ??= create(config, places).catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  return current;
}

async function create(config: ClientSearchConfig, { baseUrl, siteUrl, agents }: ClientPlaces): Promise<SearchClient> {
  if (config.mode === 'hosted') {
    const { HostedClient } = await import('./hosted-client');
    return new HostedClient(config, agents);
  }
  const { EmbeddedClient } = await import('./embedded-client');
  const indexUrl = new URL(`${baseUrl}${INDEX_FOLDER}/`, window.location.href).href;
  return new EmbeddedClient(() => new Worker(new URL('./worker.ts', import.meta.url)), indexUrl, siteUrl);
}
