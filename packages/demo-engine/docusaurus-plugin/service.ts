import type { ServiceClient } from './service-client';

/**
 * Key of the running service, which every copy of this module must find: Docusaurus reloads the site's configuration when one of
 * its files changes.
 */
const KEY = Symbol.for('demo-engine.service');

export interface RunningService {
  client: ServiceClient;
  /** Settles when the first run is done; rejects with all problems. */
  started: Promise<void>;
  root: string;
  /** Digest of the code that generates pages' HTML; empty until the first run is done. */
  engine: string;
}

export function keptService(): RunningService | undefined {
  return Reflect.get(globalThis, KEY) as RunningService | undefined;
}

export function keepService(service: RunningService | undefined): void {
  Reflect.set(globalThis, KEY, service);
}

/**
 * Returns the service once its first run is done.
 *
 * @throws when the plugin is not among the site's plugins
 */
export async function startedService(): Promise<RunningService> {
  const service = keptService();
  if (service === undefined) {
    throw new Error('The demo service does not run. Add demoEnginePlugin to the plugins of the site.');
  }
  await service.started;
  return service;
}
