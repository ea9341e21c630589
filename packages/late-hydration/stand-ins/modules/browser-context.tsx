import type { ReactNode } from 'react';

/** Provides nothing: `is-browser.ts` does not use a context. */
export function BrowserContextProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
