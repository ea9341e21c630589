import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether a component may show what only a browser knows: not during hydration, which has to match the server's HTML. Docusaurus announces
 * it to the whole page through a context; that change would force React to hydrate the waiting parts at once.
 */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
