import { liteClient } from 'algoliasearch/lite';
import { isRecord } from '@site-packages/contracts';
import type { ClientSearchConfig } from '../model/config';
import { HOSTED_TIMEOUTS } from '../model/constants';
import type { SearchRequest, SearchResponse } from '../model/hosted-shapes';
import { createHostsCache } from './hosts-cache';
import { SearchError, type SearchClient } from './search-client';

/** Names and versions of client software that each call reports to the service. */
export type Agents = readonly (readonly [name: string, version: string])[];

const isResponse = (value: unknown): value is SearchResponse => isRecord(value) && Array.isArray(value['results']);

/**
 * Queries the hosted service through its own client, with its limits: 1 s to connect, 2 s to read, the next host when one fails, and 2
 * minutes without calls to a failed host.
 */
export class HostedClient implements SearchClient {
  private readonly client: ReturnType<typeof liteClient>;

  constructor({ appId, apiKey, hosts }: Pick<ClientSearchConfig, 'appId' | 'apiKey' | 'hosts'>, agents: Agents) {
    this.client = liteClient(appId, apiKey, {
      hostsCache: createHostsCache(),
      timeouts: HOSTED_TIMEOUTS,
      ...(hosts === undefined ? {} : { hosts }),
    });
    for (const [name, version] of agents) this.client.addAlgoliaAgent(name, version);
  }

  async search({ requests }: { requests: readonly SearchRequest[] }): Promise<SearchResponse> {
    let response: unknown;
    try {
      response = await this.client.search({ requests: requests.map((request) => ({ ...request })) });
    } catch (error) {
      // A rejected call (wrong key, unknown index) is not an outage, but for the reader it is the same: there are no results.
      const message = error instanceof Error ? error.message : String(error);
      throw new SearchError('network', message, { cause: error });
    }
    if (!isResponse(response)) throw new SearchError('broken', 'The search service answered in an unknown shape.');
    return response;
  }
}
