import path from 'node:path';
import type { InspectorAddresses, KonvaVersions, VendorManifest } from '../model/published';
import { bundleVendors, type VendorMode } from '../vendor/bundle';
import { bundleKonvaVersions, OTHER_KONVAS } from '../vendor/konva-versions';
import { ALL_LIBRARIES } from '../vendor/libraries';
import type { ContentCache } from './cache';
import { digest } from './digest';
import { engineKey } from './engine-key';
import { writeFileWhole } from './files';
import type { Places } from './settings';

/** Packages whose code ends up in the bundles, besides those that demos import. */
const INNER_PACKAGES = [
  'react-reconciler',
  'scheduler',
  'its-fine',
  '@vue/runtime-core',
  '@vue/runtime-dom',
  'esm-env',
];

/** The libraries for published demos, those for programs that a reader writes, the inspector's agent, and other versions of Konva. */
export type VendorManifests = Record<VendorMode, VendorManifest> & {
  inspector: InspectorAddresses;
  konva: KonvaVersions;
};

/** Bundles the libraries, or takes them from the cache when no version has changed, and writes their files. */
export async function publishVendors(places: Places, cache: ContentCache): Promise<VendorManifests> {
  const baseUrl = `${places.publishedUrl}vendor/`;
  const names = ALL_LIBRARIES.flatMap(({ entries }) => entries.map(({ specifier }) => packageName(specifier)));
  const packages = [...new Set([...names, ...INNER_PACKAGES, ...OTHER_KONVAS, 'rolldown'])];
  const engine = engineKey(
    [
      ...[
        'vendor',
        'frame-advice',
        'inspector-agent',
        'inspector-agent/overlay',
        'model',
        'compile/pasted/library-files.ts',
      ],
      ...['sandbox-frame/mount.ts', 'sandbox-frame/rate-limit.ts'],
    ],
    packages,
    places.root,
  );
  const bundle = (mode: VendorMode) =>
    cache.get('vendor', digest(engine, baseUrl, mode), () => bundleVendors({ root: places.root, baseUrl, mode }));
  const [production, development, konva] = await Promise.all([
    bundle('production'),
    bundle('development'),
    cache.get('konva-versions', digest(engine, baseUrl), () => bundleKonvaVersions(places.root, baseUrl)),
  ]);
  // Files that do not depend on the mode have the same name and text in both; the licenses cover all packages.
  const files = { ...production.files, ...development.files, ...konva.files };
  await Promise.all(
    Object.entries(files).map(([name, code]) => writeFileWhole(path.join(places.published, 'vendor', name), code)),
  );
  const { inspector } = development;
  if (inspector === undefined) throw new Error('The development builds came without the inspector.');
  return { production: production.manifest, development: development.manifest, inspector, konva: konva.versions };
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
