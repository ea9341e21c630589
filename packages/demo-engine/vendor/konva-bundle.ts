import path from 'node:path';
import { rolldown } from 'rolldown';
import { olderPartsCode } from '../compile/pasted/library-files';
import type { VendorBundle } from '../model/published';
import { entryCode } from './entry-code';
import { KONVA_LIBRARY } from './libraries';
import { packageFolder } from './package-folder';
import { nameByContent } from './rename-chunks';

/** Konva in one file, with no imports. */
export interface KonvaFile {
  key: string;
  fileName: string;
  code: string;
  exports: string[];
  /** Absolute paths of the bundled files. */
  moduleIds: string[];
}

const ENTRY = 'virtual-konva';

/**
 * Bundles one version of Konva.
 *
 * @param root folder whose `node_modules`, or one above it, has the package
 * @param folder name of the package's folder there, for a version that is installed under another name
 */
export async function bundleKonva(root: string, folder = 'konva'): Promise<KonvaFile> {
  const code = folder === 'konva' ? currentEntry(root) : olderEntry(path.join(packageFolder(root, folder), 'lib'));
  const build = await rolldown({
    cwd: root,
    input: { konva: ENTRY },
    platform: 'browser',
    plugins: [
      {
        name: 'konva-entry',
        resolveId(id, importer) {
          if (id === ENTRY) return id;
          return importer === ENTRY ? this.resolve(id, `${root}/package.json`, { skipSelf: true }) : null;
        },
        load: (id) => (id === ENTRY ? code : null),
      },
    ],
    onwarn: () => undefined,
  });
  const { output } = await build.generate({
    format: 'esm',
    minify: true,
    comments: { legal: false },
    codeSplitting: false,
  });
  await build.close();
  const [chunk] = output;
  if (chunk.imports.length > 0) throw new Error(`The bundle of ${folder} imports ${chunk.imports.join(', ')}.`);
  return { ...nameByContent(folder, chunk.code), code: chunk.code, exports: chunk.exports, moduleIds: chunk.moduleIds };
}

/** How a manifest names the file. */
export function konvaBundle({ fileName, code }: Pick<KonvaFile, 'fileName' | 'code'>, baseUrl: string): VendorBundle {
  return { url: `${baseUrl}${fileName}`, bytes: Buffer.byteLength(code), imports: [] };
}

function currentEntry(root: string): string {
  return KONVA_LIBRARY.entries.map((entry) => entryCode(entry, root)).join('\n');
}

function olderEntry(folder: string): string {
  const files = folder.replaceAll('\\', '/');
  // By the file's path: the packages' own entries name a build for Node.
  return `export { default } from ${JSON.stringify(`${files}/index.js`)};\n${olderPartsCode(files)}`;
}
