import { useSyncExternalStore } from 'react';
import { isKnown, onSection } from './sections';

/** Whether the path's section of the route table is loaded. Rerenders only when that changes. */
export function useKnown(path: string): boolean {
  const read = () => isKnown(path);
  return useSyncExternalStore(onSection, read, read);
}
