import { rolldown } from 'rolldown';
import { KONVA_PARTS_NAME } from '../compile/pasted/library-files';
import type { InspectorAddresses, VendorManifest } from '../model/published';
import { MOUNT_PACKAGES } from '../sandbox-frame/mount';
import { entryCode } from './entry-code';
import { bundleKonva, konvaBundle } from './konva-bundle';
import { konvaApart } from './konva-apart';
import { licenseNotices } from './licenses';
import {
  ADVICE_LIBRARY,
  ADVICE_SPECIFIER,
  INSPECTOR_LIBRARY,
  INSPECTOR_SPECIFIER,
  KONVA_LIBRARY,
  LIBRARIES,
  type Library,
  MORE_LIBRARIES,
} from './libraries';
import { takeInspector } from './take-inspector';
import { reportUncaught } from './report-uncaught';
import { renameChunks } from './rename-chunks';
import { svelteErrors, sveltePlugin } from './svelte-plugin';

/** Bundles of fewer bytes are inlined in the manifest: a separate request would cost more. */
export const INLINE_BYTES = 4096;

export interface VendorFiles {
  manifest: VendorManifest;
  /** Content by file name: the bundles that have a URL, and the packages' licenses. */
  files: Record<string, string>;
  /** With the development builds only. It works in frames of both modes, because Konva's bundle is the same file in both. */
  inspector?: InspectorAddresses;
}

/** The builds of the frameworks: `development` explains what a program does wrong, `production` is small and fast. */
export type VendorMode = 'production' | 'development';

export interface VendorOptions {
  /** Folder whose `node_modules` are bundled. */
  root: string;
  /** Site-absolute URL of the folder from which the files are served, with a trailing slash. */
  baseUrl: string;
  libraries?: readonly Library[];
  mode?: VendorMode;
}

const ENTRY = 'virtual-entry:';

/**
 * Bundles the libraries that demos import: one small entry per import, and one shared file per library, so that all imports of a
 * library get the same copy. The files are minified and named by their content, so files that are equal in both modes exist once.
 *
 * Konva is bundled apart, and the others import it by its package's exports alone, so that the playground can put another version in
 * its place.
 */
export async function bundleVendors({
  root,
  baseUrl,
  libraries = LIBRARIES,
  mode = 'production',
}: VendorOptions): Promise<VendorFiles> {
  const isDevelopment = mode === 'development';
  const wanted = isDevelopment ? [...libraries, ...MORE_LIBRARIES, ADVICE_LIBRARY, INSPECTOR_LIBRARY] : libraries;
  const all = wanted.filter((library) => library !== KONVA_LIBRARY);
  const konva = await bundleKonva(root);
  const entries = all.flatMap((library) => library.entries);
  const codeOf = new Map(entries.map((entry) => [entry.specifier, entryCode(entry, root)]));
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries.map(({ specifier }) => [entryName(specifier), ENTRY + specifier])),
    platform: 'browser',
    resolve: { conditionNames: ['svelte', 'browser', 'module', 'import', 'production', 'default'] },
    transform: {
      define: {
        'process.env.NODE_ENV': JSON.stringify(mode),
        // Vite's: zustand's middleware asks for it.
        'import.meta.env': 'undefined',
        __VUE_OPTIONS_API__: 'true',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
    },
    plugins: [
      {
        name: 'vendor-entries',
        // Resolve an entry's package as for a file in the root.
        resolveId(id, importer) {
          if (id.startsWith(ENTRY)) return id;
          return importer?.startsWith(ENTRY) ? this.resolve(id, `${root}/package.json`, { skipSelf: true }) : null;
        },
        load: (id) => (id.startsWith(ENTRY) ? codeOf.get(id.slice(ENTRY.length)) : null),
      },
      konvaApart(),
      sveltePlugin(),
      reportUncaught(),
      ...(isDevelopment ? [svelteErrors()] : []),
    ],
    onwarn: () => undefined,
  });
  const { output } = await build.generate({
    format: 'esm',
    minify: true,
    comments: { legal: false },
    codeSplitting: {
      groups: all.map(({ name, files }, index) => ({
        name,
        test: files,
        priority: all.length - index,
      })),
    },
  });
  await build.close();

  const chunks = output.filter((file) => file.type === 'chunk');
  const named = await renameChunks(chunks, { konva: konva.key });
  const moduleIds = [...konva.moduleIds, ...chunks.flatMap((chunk) => chunk.moduleIds)];
  const bundles: VendorManifest['bundles'] = { [konva.key]: konvaBundle(konva, baseUrl) };
  const files: Record<string, string> = { 'licenses.txt': licenseNotices(moduleIds), [konva.fileName]: konva.code };
  const specifiers: Record<string, string> = { konva: konva.key };
  const exported: Record<string, string[]> = { konva: konva.exports.filter((name) => name !== KONVA_PARTS_NAME) };
  for (const chunk of chunks) {
    const renamed = named.get(chunk.fileName);
    if (renamed === undefined) continue;
    const { key, fileName, code, imports } = renamed;
    const bytes = Buffer.byteLength(code);
    if (bytes < INLINE_BYTES) bundles[key] = { code, bytes, imports };
    else {
      bundles[key] = { url: `${baseUrl}${fileName}`, bytes, imports };
      files[fileName] = code;
    }
    if (chunk.facadeModuleId?.startsWith(ENTRY)) {
      const specifier = chunk.facadeModuleId.slice(ENTRY.length);
      specifiers[specifier] = key;
      exported[specifier] = chunk.exports.filter((name) => name !== KONVA_PARTS_NAME);
    }
  }
  const missing = entries.filter(({ specifier }) => specifiers[specifier] === undefined);
  if (missing.length > 0) {
    throw new Error(`No bundle was made for ${missing.map(({ specifier }) => specifier).join(', ')}.`);
  }
  const beside = isDevelopment ? [ADVICE_SPECIFIER] : [];
  const mount = {
    vanilla: [...beside, ...MOUNT_PACKAGES.vanilla],
    react: [...beside, ...MOUNT_PACKAGES.react],
    vue: [...beside, ...MOUNT_PACKAGES.vue],
    svelte: [...beside, ...MOUNT_PACKAGES.svelte],
  };
  const manifest: VendorManifest = { specifiers, bundles, mount, ...(isDevelopment ? { exported } : {}) };
  if (!isDevelopment) return { manifest, files };
  return { ...takeInspector(manifest, INSPECTOR_SPECIFIER, INSPECTOR_LIBRARY.name), files };
}

function entryName(specifier: string): string {
  return `entry-${specifier.replace(/[^\w]+/g, '-')}`;
}
