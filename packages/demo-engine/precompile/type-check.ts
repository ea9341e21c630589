import path from 'node:path';
import { rolldown } from 'rolldown';
import { isRecord, isString } from '../model/guards';
import type { TypeCheckAddresses } from '../type-check/type-data';
import type { ContentCache } from './cache';
import { digest } from './digest';
import { engineKey } from './engine-key';
import { writeFileWhole } from './files';
import type { Places } from './settings';
import { CHECKED_PACKAGES, collectTypes } from './type-files';

const ENGINE = path.resolve(import.meta.dirname, '..');

/** The two files of the type check, which a page loads when the reader asks for it. */
interface TypeCheckFiles {
  worker: string;
  data: string;
}

function isTypeCheckFiles(value: unknown): value is TypeCheckFiles {
  return isRecord(value) && isString(value['worker']) && isString(value['data']);
}

/**
 * Writes the worker of the type check, with the compiler in it, and the declarations it reads.
 *
 * @returns the files' paths below the published folder, and their addresses for pages
 */
export async function publishTypeCheck(
  places: Places,
  cache: ContentCache,
): Promise<{ files: string[]; addresses: TypeCheckAddresses }> {
  const code = ['type-check', 'model', 'precompile/type-check.ts', 'precompile/type-files.ts', 'vendor/libraries.ts'];
  const key = engineKey(code, [...CHECKED_PACKAGES, 'typescript', 'rolldown'], places.root);
  const { worker, data } = await cache.get('type-check', key, isTypeCheckFiles, async () => {
    return { worker: await bundleWorker(), data: JSON.stringify(collectTypes(places.root)) };
  });
  const written = { worker: `type-check.${digest(worker)}.js`, data: `types.${digest(data)}.json` };
  await Promise.all([
    writeFileWhole(path.join(places.published, written.worker), worker),
    writeFileWhole(path.join(places.published, written.data), data),
  ]);
  return {
    files: [written.worker, written.data],
    addresses: { worker: places.publishedUrl + written.worker, data: places.publishedUrl + written.data },
  };
}

async function bundleWorker(): Promise<string> {
  const build = await rolldown({
    input: path.join(ENGINE, 'type-check/worker.ts'),
    platform: 'browser',
    // What the compiler asks of Node it asks only there.
    external: /^node:|^(?:fs|path|os|inspector|perf_hooks|crypto|source-map-support)$/,
    onwarn: () => undefined,
  });
  const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false });
  await build.close();
  return output[0].code;
}
