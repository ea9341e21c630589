import { isRecord } from '@site-packages/contracts';

/** The cache in which the hosted service's client keeps the states of its hosts. */
interface HostsCache {
  get<T>(key: unknown, make: () => Promise<T>): Promise<T>;
  set<T>(key: unknown, value: T): Promise<T>;
  delete(key: unknown): Promise<void>;
  clear(): Promise<void>;
}

/** A host's identity: the client looks it up with and without its state in the key. */
function nameOf(key: unknown): string {
  if (!isRecord(key)) return String(key);
  return `${String(key['protocol'])}://${String(key['url'])} ${String(key['accept'])}`;
}

/**
 * Remembers which hosts have failed, so that the client does not call them for two minutes. The client's own caches store a host's state
 * under a key that is never looked up, and as JSON, which loses the state's methods: with them every query would try the dead host first.
 */
export function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  return {
    async get<T>(key: unknown, make: () => Promise<T>): Promise<T> {
      const name = nameOf(key);
      // The cast is safe: only the client stores values here, and it reads what it stored.
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
