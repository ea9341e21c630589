import { useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';

/** A page that crashed says nothing of the next one: when the reader goes on, that one is shown. */
export function useResetOnNavigation(tryAgain: () => void): void {
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
}
