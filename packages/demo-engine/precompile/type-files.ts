import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { compilerOptions, LIB_FOLDER } from '../type-check/options';
import type { TypeData } from '../type-check/type-data';
import { ALL_LIBRARIES } from '../vendor/libraries';

/** Libraries of the flavors whose types the browser can check: TypeScript alone understands the other flavors' files only in part. */
const CHECKED: readonly string[] = [
  ...['konva', 'react', 'react-extras'],
  ...['immer', 'perfect-freehand', 'roughjs', 'uuid', 'zustand'],
];

const OPTIONS = compilerOptions(ts);

/**
 * Collects the declarations of everything that a vanilla or React demo can import, of their dependencies, and of the language.
 *
 * @param root folder whose packages are read
 * @param more specifiers of other flavors' packages, for those who have the compilers of these flavors
 */
export function collectTypes(root: string, more: readonly string[] = []): TypeData {
  const specifiers = ALL_LIBRARIES.filter(({ name }) => CHECKED.includes(name))
    .flatMap(({ entries }) => entries.map(({ specifier }) => specifier))
    .concat(more);
  const probe = path.join(root, 'probe.tsx');
  const text = [...specifiers.map((specifier) => `import '${specifier}';`), 'export const element = <p />;'].join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const getSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.getSourceFile = (name, version) =>
    name === probe ? ts.createSourceFile(name, text, version) : getSourceFile(name, version);
  host.fileExists = (name) => name === probe || fileExists(name);
  const program = ts.createProgram([probe], OPTIONS, host);
  const libFolder = path.dirname(ts.getDefaultLibFilePath(OPTIONS));
  const files: Record<string, string> = {};
  for (const source of program.getSourceFiles()) {
    const { fileName } = source;
    if (fileName === probe) continue;
    if (fileName.startsWith(libFolder)) {
      files[`${LIB_FOLDER}/${path.basename(fileName)}`] = source.text;
      continue;
    }
    files[placeOf(root, fileName)] = source.text;
    for (const folder of packageFolders(fileName)) {
      const manifest = path.join(folder, 'package.json');
      files[placeOf(root, manifest)] ??= readFileSync(manifest, 'utf8');
    }
  }
  return { files };
}

/**
 * Collects the declarations of another version of Konva.
 *
 * @param folder of its package, which has another name
 */
export function konvaTypes(folder: string): TypeData {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.split(path.sep).join('/'),
  );
  // Versions of 8 also have the same as CommonJS.
  const read = names.filter((name) => name === 'package.json' || (name.endsWith('.d.ts') && !name.startsWith('cmj/')));
  return {
    files: Object.fromEntries(
      read.map((name) => [`/node_modules/konva/${name}`, readFileSync(path.join(folder, name), 'utf8')]),
    ),
  };
}

function placeOf(root: string, file: string): string {
  return `/${path.relative(root, file).split(path.sep).join('/')}`;
}

/** Folders of the packages that contain a file; a nested package is in both. */
function packageFolders(file: string): string[] {
  return [...file.matchAll(/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/g)].map(({ index, 0: found }) =>
    file.slice(0, index + found.length),
  );
}
