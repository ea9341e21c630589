import { useEffect, useSyncExternalStore } from 'react';
import type { Flavour } from '../model/flavours';
import { adoptAddressedFlavour, currentFlavour, serverFlavour, subscribeToFlavour } from './flavour-store';

/** The reader's flavour, or the first of those on offer when theirs is not among them. */
export function useFlavour(offered: readonly Flavour[]): Flavour {
  const chosen = useSyncExternalStore(subscribeToFlavour, currentFlavour, serverFlavour);
  useEffect(adoptAddressedFlavour, []);
  if (offered.includes(chosen)) return chosen;
  return offered[0] ?? chosen;
}
