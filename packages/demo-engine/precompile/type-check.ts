import { existsSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { TypeCheckAddresses } from '../type-check/type-data';
import type { ContentCache } from './cache';
import { packageFolder } from '../vendor/package-folder';
import { OTHER_KONVAS } from '../vendor/konva-versions';
import { engineKey, packageVersion } from './engine-key';
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
  const key = engineKey(code, [...CHECKED_PACKAGES, ...OTHER_KONVAS, 'typescript', 'rolldown'], places.root);
  const worker = `type-check.${key}.js`;
  const data = `types.${key}.json`;
  const konvas = OTHER_KONVAS.map((name) => {
    const version = packageVersion(name, places.root);
    return { name, version, file: `types.konva-${version}.${key}.json` };
  });
  const files = [worker, data, ...konvas.map(({ file }) => file)];
  const onDisk = (file: string) => path.join(places.published, file);
  return {
    files,
    addresses: {
      worker: places.publishedUrl + worker,
      data: places.publishedUrl + data,
      konva: Object.fromEntries(konvas.map(({ version, file }) => [version, places.publishedUrl + file])),
    },
    async write() {
      if (files.every((file) => existsSync(onDisk(file)))) return;
      const made = await cache.get('type-check', key, async (): Promise<Record<string, string>> => {
        // Imported only here: it loads the compiler, which takes longer than everything else in a start from the cache.
        const { collectTypes, konvaTypes } = await import('./type-files');
        const others = konvas.map(({ name, file }) => [file, konvaTypes(packageFolder(places.root, name))] as const);
        return {
          [worker]: await bundleWorker(),
          ...Object.fromEntries(
            [[data, collectTypes(places.root)] as const, ...others].map(([file, types]) => [
              file,
              JSON.stringify(types),
            ]),
          ),
        };
      });
      await Promise.all(Object.entries(made).map(([file, text]) => writeFileWhole(onDisk(file), text)));
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
