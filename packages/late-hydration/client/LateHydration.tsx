import type { ReactNode } from 'react';

/** A part of the page that may be hydrated late. The plugin replaces this file; without the plugin, the part is hydrated with the page. */
export function LateHydration({ children }: { children: ReactNode }): ReactNode {
  return children;
}
