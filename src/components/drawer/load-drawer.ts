import type { ComponentType } from 'react';

let loaded: ComponentType | undefined;

/** The drawer's contents, once they are loaded. */
export const loadedDrawer = (): ComponentType | undefined => loaded;

/** Loads the drawer's contents. Rejects when loading fails, and then the next call tries again. */
export async function loadDrawer(): Promise<ComponentType> {
  loaded ??= (await import('./DrawerContents')).default;
  return loaded;
}
