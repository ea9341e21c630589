import type { ReactNode } from 'react';

/** Tells nobody anything: `is-browser.ts` asks React. */
export function BrowserContextProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
