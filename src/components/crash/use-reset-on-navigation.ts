import { useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';

/** Clears the error when the reader navigates: a crashed page does not mean that the next one crashes, too. */
export function useResetOnNavigation(tryAgain: () => void): void {
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
}
