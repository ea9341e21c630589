import type { ServiceClient } from './service-client';

/**
 * The running service, kept where every copy of this module finds it: the generator loads the site's configuration anew when a
 * file of it changes.
 */
const KEY = Symbol.for('demo-engine.service');

export interface RunningService {
  client: ServiceClient;
  /** Settles when the first run is done; rejects with all problems. */
  started: Promise<void>;
  root: string;
  /** Digest of the code that makes pages' HTML; empty until the first run is done. */
  engine: string;
}

function isRunning(value: unknown): value is RunningService {
  return typeof value === 'object' && value !== null && 'client' in value && 'started' in value;
}

export function keptService(): RunningService | undefined {
  const kept: unknown = Reflect.get(globalThis, KEY);
  return isRunning(kept) ? kept : undefined;
}

export function keepService(service: RunningService | undefined): void {
  Reflect.set(globalThis, KEY, service);
}

/**
 * The service, after its first run.
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
