import type { InspectorAddresses, VendorManifest } from '../model/published';

/**
 * Moves the inspector's agent out of a manifest. Pages that run readers' programs load the manifest, and few of their readers open
 * the inspector.
 *
 * @param specifier specifier of the agent's entry
 * @param name name of the agent's library; its bundles' keys start with `#v/<name>.`
 */
export function takeInspector(
  manifest: VendorManifest,
  specifier: string,
  name: string,
): { manifest: VendorManifest; inspector: InspectorAddresses } {
  const { [specifier]: key, ...specifiers } = manifest.specifiers;
  if (key === undefined) throw new Error(`No bundle was made for ${specifier}.`);
  const isOwn = (one: string) => one === key || one.startsWith(`#v/${name}.`);
  const all = Object.entries(manifest.bundles);
  const { exported } = manifest;
  return {
    manifest: {
      ...manifest,
      specifiers,
      bundles: Object.fromEntries(all.filter(([one]) => !isOwn(one))),
      ...(exported === undefined
        ? {}
        : { exported: Object.fromEntries(Object.entries(exported).filter(([one]) => one !== specifier)) }),
    },
    inspector: { key, bundles: Object.fromEntries(all.filter(([one]) => isOwn(one))) },
  };
}
