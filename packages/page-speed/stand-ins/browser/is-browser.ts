import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether a component may show what only a browser knows: not while it is hydrated, which needs what the server drew. The generator
 * tells the whole page at once, by a context; a part that is still to be hydrated would be, there and then, for it.
 */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
