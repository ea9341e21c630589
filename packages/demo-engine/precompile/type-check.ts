import { existsSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { isRecord, isString } from '@site-packages/contracts';
import type { TypeCheckAddresses } from '../type-check/type-data';
import type { ContentCache } from './cache';
import { engineKey } from './engine-key';
import { writeFileWhole } from './files';
import type { Places } from './settings';

const ENGINE = path.resolve(import.meta.dirname, '..');

/** The packages whose versions decide which declarations are collected. */
const CHECKED_PACKAGES = [
  'konva',
  'react-konva',
  'react-konva-utils',
  'use-image',
  '@types/react',
  '@types/react-dom',
  '@types/react-reconciler',
  'csstype',
  'its-fine',
  'immer',
  'perfect-freehand',
  'roughjs',
  'uuid',
  'zustand',
] as const;

/** The two files of the type check, which a page loads on demand. */
interface TypeCheckFiles {
  worker: string;
  data: string;
}

function isTypeCheckFiles(value: unknown): value is TypeCheckFiles {
  return isRecord(value) && isString(value['worker']) && isString(value['data']);
}

/** The type check's files, known before they are created: their names contain a digest of their inputs. */
export interface TypeCheckPlan {
  /** Paths below the published folder. */
  files: string[];
  /** Their URLs, for pages. */
  addresses: TypeCheckAddresses;
  /** Writes the worker, with the compiler in it, and the declarations it reads, unless they exist. */
  write(): Promise<void>;
}

/** Plans the type check for the installed packages. */
export function planTypeCheck(places: Places, cache: ContentCache): TypeCheckPlan {
  const code = ['type-check', 'model', 'precompile/type-check.ts', 'precompile/type-files.ts', 'vendor/libraries.ts'];
  const key = engineKey(code, [...CHECKED_PACKAGES, 'typescript', 'rolldown'], places.root);
  const files = { worker: `type-check.${key}.js`, data: `types.${key}.json` };
  const onDisk = { worker: path.join(places.published, files.worker), data: path.join(places.published, files.data) };
  return {
    files: Object.values(files),
    addresses: { worker: places.publishedUrl + files.worker, data: places.publishedUrl + files.data },
    async write() {
      if (Object.values(onDisk).every((file) => existsSync(file))) return;
      const { worker, data } = await cache.get('type-check', key, isTypeCheckFiles, async () => {
        // Imported only here: it loads the compiler, which takes longer than everything else in a start from the cache.
        const { collectTypes } = await import('./type-files');
        return { worker: await bundleWorker(), data: JSON.stringify(collectTypes(places.root)) };
      });
      await Promise.all([writeFileWhole(onDisk.worker, worker), writeFileWhole(onDisk.data, data)]);
    },
  };
}

async function bundleWorker(): Promise<string> {
  const build = await rolldown({
    input: path.join(ENGINE, 'type-check/worker.ts'),
    platform: 'browser',
    // The compiler uses these modules only in Node.
    external: /^node:|^(?:fs|path|os|inspector|perf_hooks|crypto|source-map-support)$/,
    onwarn: () => undefined,
  });
  const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false });
  await build.close();
  return output[0].code;
}
