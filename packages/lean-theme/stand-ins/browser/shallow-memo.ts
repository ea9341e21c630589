import { ReactContextError, useEvent } from '@docusaurus/theme-common';
import { useMemo } from 'react';

export { ReactContextError, useEvent };

/**
 * Returns the same object until one of its values changes. Replaces the theme's hook, which sorts the keys with `localeCompare`: loading
 * the collation rules of the reader's language takes 30 ms on a slow phone, longer than rendering the menu, and any stable order will do.
 */
export function useShallowMemoObject<Value extends object>(object: Value): Value {
  const entries = Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the values are the dependencies; their number does not change.
  return useMemo(() => object, entries.flat());
}
