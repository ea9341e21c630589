import { isRecord } from '@site-packages/contracts';

/** The cache the hosted service's client keeps its hosts' states in. */
interface HostsCache {
  get<T>(key: unknown, make: () => Promise<T>): Promise<T>;
  set<T>(key: unknown, value: T): Promise<T>;
  delete(key: unknown): Promise<void>;
  clear(): Promise<void>;
}

/** A host is asked for with and without its state in the key; it is one host all the same. */
function nameOf(key: unknown): string {
  if (!isRecord(key)) return String(key);
  return `${String(key['protocol'])}://${String(key['url'])} ${String(key['accept'])}`;
}

/**
 * Remembers which hosts have failed, so that they are left alone for two minutes. The client's own caches keep a host's state
 * under a key it is never looked up by, and as JSON, which loses the methods of the state: with them every query begins with
 * the dead host again.
 */
export function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  return {
    async get<T>(key: unknown, make: () => Promise<T>): Promise<T> {
      const name = nameOf(key);
      // The client puts in what it takes out.
      return states.has(name) ? (states.get(name) as T) : make();
    },
    set<T>(key: unknown, value: T): Promise<T> {
      states.set(nameOf(key), value);
      return Promise.resolve(value);
    },
    delete(key: unknown): Promise<void> {
      states.delete(nameOf(key));
      return Promise.resolve();
    },
    clear(): Promise<void> {
      states.clear();
      return Promise.resolve();
    },
  };
}
