interface Dot {
  id: number;
  x: number;
}

/** What a store outside of React offers. */
export interface Store {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly Dot[];
}

/** A store of dots that has no dot yet. */
export function createDots(): Store & { add: (x: number) => void } {
  let dots: readonly Dot[] = [];
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => dots,
    add: (x) => {
      dots = [...dots, { id: dots.length, x }];
      listeners.forEach((listener) => listener());
    },
  };
}
