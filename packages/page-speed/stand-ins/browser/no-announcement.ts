import type { ReactNode } from 'react';

const VALUE = { isActive: false, close: () => undefined };

/** In the place of the theme's provider, where nothing is announced. */
export function AnnouncementBarProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** There is no bar. */
export function useAnnouncementBar(): typeof VALUE {
  return VALUE;
}
