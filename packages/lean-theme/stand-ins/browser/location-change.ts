import { useLocation } from '@docusaurus/router';
import { useEvent, usePrevious } from '@docusaurus/theme-common';
import { afterPicture } from '@site-packages/contracts';
import type { Location } from 'history';
import { useEffect } from 'react';

interface LocationChange {
  location: Location;
  previousLocation: Location | undefined;
}

/**
 * Calls a listener after each navigation, as the theme's hook does. When the URL has a hash, that happens at once, because the page
 * scrolls there; otherwise after the new page's first frame. The theme moves the focus to the page's start, for which the browser
 * would have to lay out the page before that frame. If the reader has moved the focus by then, it stays there.
 */
export function useLocationChange(onLocationChange: (change: LocationChange) => void): void {
  const location = useLocation();
  const previousLocation = usePrevious(location);
  const tell = useEvent(onLocationChange);
  useEffect(() => {
    if (!previousLocation || location === previousLocation) return;
    const change = () => tell({ location, previousLocation });
    if (location.hash !== '') {
      change();
      return;
    }
    const focused = document.activeElement;
    // Not canceled in a cleanup: a rerender before the frame must not lose the call.
    afterPicture(() => {
      if (document.activeElement === focused) change();
    });
  }, [tell, location, previousLocation]);
}
