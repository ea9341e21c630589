import { type ComponentType, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';

/** A callback that stays the same, and does what the one of the latest drawing does. */
export function useEvent<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((...args: Args): Result => latest.current(...args), []);
}

/** The value of the drawing before this one. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const before = useRef<Value>(undefined);
  useLayoutEffect(() => {
    before.current = value;
  });
  return before.current;
}

/** A part of the theme stands outside of the one it needs. */
export class ReactContextError extends Error {
  constructor(provider: string, more = '') {
    super(`A component is called outside the <${provider}>. ${more}`);
    this.name = 'ReactContextError';
  }
}

/**
 * The same object until one of its values is another. The theme sorts the names by the rules of the reader's language; making these
 * ready takes longer than drawing the menu it is for (30 ms on a slow phone), and any order will do that is always the same.
 */
export function useShallowMemoObject<Value extends object>(object: Value): Value {
  const entries = Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the values are what it depends on, and how many there are does not change.
  return useMemo(() => object, entries.flat());
}

/** One component of several, the first outermost. */
export function composeProviders(providers: readonly ComponentType<{ children: ReactNode }>[]) {
  return ({ children }: { children: ReactNode }): ReactNode =>
    providers.reduceRight<ReactNode>((inner, Provider) => <Provider>{inner}</Provider>, children);
}
