import type { VendorBundle, VendorManifest } from '../model/published';

/**
 * The same libraries with another version of Konva. Its bundle takes the place of the installed version's, and keeps the key by which
 * the other bundles, and the inspector's agent, import it.
 */
export function withKonva(manifest: VendorManifest, bundle: VendorBundle): VendorManifest {
  const key = manifest.specifiers['konva'];
  if (key === undefined) throw new Error('The libraries are without Konva.');
  return { ...manifest, bundles: { ...manifest.bundles, [key]: bundle } };
}
