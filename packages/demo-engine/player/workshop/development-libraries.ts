import manifest from '@demo-data/vendors-development';
import type { KonvaVersion } from '../../model/published';
import type { Libraries } from '../../sandbox-host';
import { FileStore, textOf } from '../../sandbox-host/file-store';
import { VendorStore } from '../../sandbox-host/vendor-store';
import { withKonva } from '../../sandbox-host/with-konva';

const files = new FileStore(textOf);

/** With the installed version of Konva under an empty name. */
const libraries = new Map<string, Libraries>();

/**
 * The libraries for programs that a reader writes: development builds of React, Vue and Svelte explain errors in words. A separate
 * chunk; published tutorials run with the smaller production builds.
 *
 * @param konva another version of Konva, for all libraries of the frame
 */
export function developmentLibraries(konva?: KonvaVersion): Libraries {
  const name = konva?.version ?? '';
  const known = libraries.get(name);
  if (known !== undefined) return known;
  const vendors = new VendorStore(konva === undefined ? manifest : withKonva(manifest, konva.bundle), files);
  const created: Libraries = { vendors, mount: manifest.mount };
  libraries.set(name, created);
  return created;
}

/** Names that each package exports. */
export const exportedNames: Readonly<Record<string, readonly string[]>> = manifest.exported ?? {};
