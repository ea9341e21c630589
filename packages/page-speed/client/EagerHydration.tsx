import type { ReactNode } from 'react';

/** Replaces `LateHydration` where late hydration is switched off: the part is hydrated with the page around it. */
export function LateHydration({ children }: { children: ReactNode }): ReactNode {
  return children;
}
