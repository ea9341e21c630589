import type { ComponentType } from 'react';

let loaded: ComponentType | undefined;

/** The drawer's contents, when they have come. */
export const loadedDrawer = (): ComponentType | undefined => loaded;

/** Loads the drawer's contents; fails when they do not come, and then tries again the next time. */
export async function loadDrawer(): Promise<ComponentType> {
  loaded ??= (await import('./DrawerContents')).default;
  return loaded;
}
