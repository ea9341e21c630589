import path from 'node:path';
import { rolldown } from 'rolldown';
import { isString } from '../model/guards';
import type { VendorManifest } from '../model/published';
import type { ContentCache } from './cache';
import { digest } from './digest';
import { engineKey } from './engine-key';
import { writeFileWhole } from './files';
import type { Places } from './settings';

const ENGINE = path.resolve(import.meta.dirname, '..');
const DATA = '\0demo-data:';

/** The early script's file: its path below the published folder, and its address. */
export interface EarlyScript {
  file: string;
  url: string;
}

/**
 * Bundles the script that runs a page's first demos while the page's own script is still on its way: the host, the libraries'
 * addresses and the frames' document in one classic script.
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
  const script = await cache.get('early-script', key, isString, () => bundle(data));
  const file = `early.${digest(script)}.js`;
  await writeFileWhole(path.join(places.published, file), script);
  return { file, url: places.publishedUrl + file };
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
