import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One parsed file of Konva. */
export interface LibraryFile {
  /** Path from the package's root with forward slashes: `lib/shapes/Rect.d.ts`. */
  path: string;
  text: string;
  ast: ts.SourceFile;
  /** File in which this one's names are resolved; itself when absent. */
  scope?: LibraryFile;
}

/** The installed package, parsed once. */
export interface Library {
  root: string;
  name: string;
  version: string;
  /** Declaration files by path without extension: `lib/shapes/Rect`. */
  declarations: Map<string, LibraryFile>;
  /** Scripts by path without extension. */
  scripts: Map<string, LibraryFile>;
  /** The declaration file whose `Konva` constant is the package's default export. */
  entry: string;
}

/**
 * Reads a package with konva's layout: `lib/**` with `.d.ts` next to `.js`, and the root constant `Konva` in `entry`.
 *
 * @param root absolute path of the package's folder
 * @param entry path without extension of the file that declares the root constant
 */
export function readLibrary(root: string, entry = 'lib/_FullInternals'): Library {
  const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { name, version } = readManifest(manifest, root);
  const declarations = new Map<string, LibraryFile>();
  const scripts = new Map<string, LibraryFile>();
  const lib = path.join(root, 'lib');
  for (const found of readdirSync(lib, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = `lib/${found.replaceAll(path.sep, '/')}`;
    if (file.endsWith('.d.ts')) declarations.set(file.slice(0, -5), parse(root, file));
    else if (file.endsWith('.js')) scripts.set(file.slice(0, -3), parse(root, file));
  }
  if (!declarations.has(entry)) {
    throw new Error(
      `${name} ${version} has no ${entry}.d.ts: the root constant moved; name its file in read/library.ts.`,
    );
  }
  return { root, name, version, declarations, scripts, entry };
}

/** Folder of an installed package, searched from `from` upwards. */
export function findPackage(name: string, from: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (folder === path.dirname(folder)) throw new Error(`The package "${name}" is not installed: run npm ci.`);
  }
}

function parse(root: string, file: string): LibraryFile {
  const text = readFileSync(path.join(root, file), 'utf8');
  const kind = file.endsWith('.js') ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  return { path: file, text, ast: ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, kind) };
}

function readManifest(manifest: unknown, root: string): { name: string; version: string } {
  if (typeof manifest === 'object' && manifest !== null && 'name' in manifest && 'version' in manifest) {
    const { name, version } = manifest;
    if (typeof name === 'string' && typeof version === 'string') return { name, version };
  }
  throw new Error(`${root}/package.json has no name or no version.`);
}

/** Line of a position, counted from 1. */
export function lineAt(file: LibraryFile, position: number): number {
  return file.ast.getLineAndCharacterOfPosition(position).line + 1;
}
