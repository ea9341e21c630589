import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Flavour } from '../model/flavours';
import type { EarlyAddresses, VendorManifest } from '../model/published';
import { FileStore, textOf } from '../sandbox-host/file-store';
import { VendorStore } from '../sandbox-host/vendor-store';
import type { ContentCache } from './cache';
import { digest } from './digest';
import { engineKey } from './engine-key';
import { writeFileWhole } from './files';
import type { Places } from './settings';

const ENGINE = path.resolve(import.meta.dirname, '..');
const DATA = '\0demo-data:';

/** The early script: paths of its files below the published folder, and their URLs for pages. */
export interface EarlyScript {
  files: string[];
  addresses: EarlyAddresses;
}

/** What every demo of a flavor imports, besides what mounting needs. */
const USUAL: Readonly<Record<Flavour, readonly string[]>> = {
  vanilla: ['konva'],
  react: ['konva', 'react-konva'],
  vue: ['konva'],
  svelte: ['konva', 'svelte-konva'],
};

function libraryAddresses(manifest: VendorManifest, flavour: Flavour): string[] {
  const store = new VendorStore(manifest, new FileStore(textOf));
  const keys = store.keysOf([...manifest.mount[flavour], ...USUAL[flavour]]);
  return keys.flatMap((key) => manifest.bundles[key]?.url ?? []);
}

/**
 * Bundles the script that runs a page's first demos while the page's own script is still loading: the sandbox host, the libraries'
 * URLs and the frames' document in one classic script. The document is also published as a file, for the iframe that the page's
 * HTML creates before the script has loaded.
 */
export async function publishEarlyScript(
  places: Places,
  cache: ContentCache,
  manifest: VendorManifest,
  srcdoc: string,
): Promise<EarlyScript> {
  const code = ['early-start', 'sandbox-host', 'sandbox-frame/mount.ts', 'model', 'precompile/early-script.ts'];
  const data = { vendors: JSON.stringify(manifest), frame: JSON.stringify(srcdoc) };
  const key = digest(engineKey(code, ['rolldown'], places.root), data.vendors, data.frame);
  const script = await cache.get('early-script', key, () => bundle(data));
  const file = `start/early.${digest(script)}.js`;
  const frameFile = `start/frame.${digest(srcdoc)}.html`;
  await Promise.all([
    writeFileWhole(path.join(places.published, file), script),
    writeFileWhole(path.join(places.published, frameFile), srcdoc),
  ]);
  const libraries = {
    vanilla: libraryAddresses(manifest, 'vanilla'),
    react: libraryAddresses(manifest, 'react'),
    vue: libraryAddresses(manifest, 'vue'),
    svelte: libraryAddresses(manifest, 'svelte'),
  };
  return {
    files: [file, frameFile],
    addresses: { script: places.publishedUrl + file, frame: places.publishedUrl + frameFile, libraries },
  };
}

async function bundle(data: Readonly<Record<'vendors' | 'frame', string>>): Promise<string> {
  const build = await rolldown({
    input: path.join(ENGINE, 'early-start/start.ts'),
    platform: 'browser',
    plugins: [
      {
        name: 'demo-data',
        resolveId: (id) => (id.startsWith('@demo-data/') ? id.replace('@demo-data/', DATA) : null),
        load(id) {
          if (id === `${DATA}vendors`) return `export default ${data.vendors};`;
          return id === `${DATA}frame` ? `export default ${data.frame};` : null;
        },
      },
    ],
  });
  const { output } = await build.generate({ format: 'iife', minify: true, codeSplitting: false });
  await build.close();
  return output[0].code;
}
