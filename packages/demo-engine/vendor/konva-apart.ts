import path from 'node:path';
import type { Plugin } from 'rolldown';
import { libraryFile, libraryImport } from '../compile/pasted/library-files';

const PART = '/konva-part:';

/**
 * Leaves Konva out of the other libraries' bundles: an import of the package stays, and an import of one of its files becomes a small
 * module that takes the same names from the package. So a binding depends on nothing but the package's exports, which all versions
 * have.
 */
export function konvaApart(): Plugin {
  return {
    name: 'konva-apart',
    resolveId(source, importer) {
      if (source === 'konva') return { id: 'konva', external: true };
      if (!source.startsWith('konva/')) return null;
      const target = libraryImport(source);
      if (target?.kind === 'package') return { id: target.specifier, external: true };
      if (target === undefined || importer === undefined)
        throw new Error(`${importer ?? 'An entry'} imports ${source}, which is not known as a file of the package.`);
      // In the importer's folder, so that the module gets into the same bundle.
      return `${path.dirname(importer)}${PART}${target.path}`;
    },
    load(id) {
      const [, file] = id.split(PART);
      if (file === undefined) return null;
      const code = libraryFile(file);
      if (code === undefined) throw new Error(`There is no code for ${file}.`);
      return { code, moduleSideEffects: false };
    },
  };
}
