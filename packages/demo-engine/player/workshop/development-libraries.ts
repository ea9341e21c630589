import manifest from '@demo-data/vendors-development';
import type { Libraries } from '../../sandbox-host';
import { FileStore, textOf } from '../../sandbox-host/file-store';
import { VendorStore } from '../../sandbox-host/vendor-store';

/**
 * The libraries for programs that a reader writes: development builds of React, Vue and Svelte explain errors in words. A separate
 * chunk; published tutorials run with the smaller production builds.
 */
export const developmentLibraries: Libraries = {
  vendors: new VendorStore(manifest, new FileStore(textOf)),
  mount: manifest.mount,
};

/** Names that each package exports. */
export const exportedNames: Readonly<Record<string, readonly string[]>> = manifest.exported ?? {};
