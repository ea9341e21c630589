import { useEffect, useSyncExternalStore } from 'react';
import type { Flavour } from '../model/flavours';
import { adoptAddressedFlavour, currentFlavour, serverFlavour, subscribeToFlavour } from './flavour-store';

/** The reader's flavor, or the first offered one when theirs is not offered. */
export function useFlavour(offered: readonly Flavour[]): Flavour {
  const chosen = useSyncExternalStore(subscribeToFlavour, currentFlavour, serverFlavour);
  useEffect(adoptAddressedFlavour, []);
  if (offered.includes(chosen)) return chosen;
  return offered[0] ?? chosen;
}
