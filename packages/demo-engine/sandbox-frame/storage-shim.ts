/** A `Storage` that lives as long as the frame. A frame with an opaque origin has none: reading `localStorage` would throw. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  const methods: Storage = {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(String(key)) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(String(key)),
    setItem: (key, value) => void items.set(String(key), String(value)),
  };
  return new Proxy(methods, {
    get: (target, key) => (typeof key === 'string' && !(key in target) ? items.get(key) : Reflect.get(target, key)),
    set: (target, key, value) => {
      if (typeof key === 'string' && !(key in target)) items.set(key, String(value));
      return true;
    },
    has: (target, key) => key in target || (typeof key === 'string' && items.has(key)),
    deleteProperty: (target, key) => {
      if (typeof key === 'string' && !(key in target)) items.delete(key);
      return true;
    },
    ownKeys: () => [...items.keys()],
    // A proxy may report a key that its target lacks only if the key is configurable.
    getOwnPropertyDescriptor: (_, key) => {
      const value = typeof key === 'string' ? items.get(key) : undefined;
      return value === undefined ? undefined : { value, writable: true, enumerable: true, configurable: true };
    },
  });
}

/** Gives the frame working storage that is empty at every run and gone with the frame. */
export function shimStorage(view: Window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(view, name, { value: memoryStorage(), configurable: true, enumerable: true });
  }
  // Reading cookies would throw; a demo reads none, and its writes have no effect.
  Object.defineProperty(view.document, 'cookie', { get: () => '', set: () => undefined, configurable: true });
}
