import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether the component hydrates HTML of the server, be it late, and is not one that React creates in the browser. */
export function useIsServerHtml(): boolean {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // The first answer counts: the element stays as the server sent it.
  const [isServerHtml] = useState(isHydrating);
  return isServerHtml;
}
