import { useSyncExternalStore } from 'react';
import { isKnown, onSection } from './sections';

/** Whether all that the route table says about a path is there; draws anew only when that changes. */
export function useKnown(path: string): boolean {
  const read = () => isKnown(path);
  return useSyncExternalStore(onSection, read, read);
}
