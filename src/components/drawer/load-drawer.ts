import type { ComponentType } from 'react';

let loaded: ComponentType | undefined;

/** The drawer's contents, when they have come. */
export const loadedDrawer = (): ComponentType | undefined => loaded;

/** Loads the drawer's contents; fails when they do not come, and then tries again the next time. */
export async function loadDrawer(): Promise<ComponentType> {
  loaded ??= (await import('./DrawerContents')).default;
  return loaded;
}

/** Does a task once the page has loaded and the browser has nothing else to do; ends with the returned function. */
export function afterLoad(task: () => void): () => void {
  let request = 0;
  const wait = () => {
    if ('requestIdleCallback' in window) request = window.requestIdleCallback(task);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    if (request !== 0) window.cancelIdleCallback(request);
  };
}
