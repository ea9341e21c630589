import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether the component hydrates server-rendered HTML, possibly late, instead of being created in the browser. */
export function useIsServerHtml(): boolean {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // Only the first value counts: the element stays as the server rendered it.
  const [isServerHtml] = useState(isHydrating);
  return isServerHtml;
}
