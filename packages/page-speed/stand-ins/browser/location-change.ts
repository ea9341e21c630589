import { useLocation } from '@docusaurus/router';
import { useEvent, usePrevious } from '@docusaurus/theme-common';
import type { Location } from 'history';
import { useEffect } from 'react';
import { afterPicture } from '../../client/idle';

interface LocationChange {
  location: Location;
  previousLocation: Location | undefined;
}

/**
 * Tells a part of the theme of a step within the site, as the theme does. What comes for a part of a page is told at once, because the
 * page scrolls there; another page's top is drawn first. The theme puts the focus to its start, for which the browser would have to
 * lay out the page before the picture is begun; a reader who has put it somewhere else by then keeps it there.
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
    // Not taken back when the part is drawn once more before.
    afterPicture(() => {
      if (document.activeElement === focused) change();
    });
  }, [tell, location, previousLocation]);
}
