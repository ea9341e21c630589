import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One parsed file of Konva. */
export interface LibraryFile {
  /** Path from the package's root with forward slashes: `lib/shapes/Rect.d.ts`. */
  path: string;
  text: string;
  ast: ts.SourceFile;
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
  /** Knows what the names in the declarations refer to; names of the platform are unknown to it. */
  checker: ts.TypeChecker;
  /** The declaration file of a node. */
  fileOf: (node: ts.Node) => LibraryFile | undefined;
  /** What a declaration file declares and imports, by name. */
  namesIn: (file: LibraryFile) => ReadonlyMap<string, ts.Symbol>;
}

/** Without the platform's types: the checker only resolves names of the library. */
const OPTIONS: ts.CompilerOptions = {
  noLib: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Types, values and imports of both. */
const ANY = ts.SymbolFlags.Type | ts.SymbolFlags.Value | ts.SymbolFlags.Alias;

/**
 * Reads a package with konva's layout of any version: scripts in `lib/**`, with declarations beside them or in `types/**`, and the root
 * constant `Konva` in `_FullInternals`.
 *
 * @param root absolute path of the package's folder
 */
export function readLibrary(root: string): Library {
  const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { name, version } = readManifest(manifest, root);
  const declarations = new Map<string, LibraryFile>();
  const scripts = new Map<string, LibraryFile>();
  const types = existsSync(path.join(root, 'types')) ? 'types' : 'lib';
  const entry = `${types}/_FullInternals`;
  const files = [...new Set(['lib', types])].flatMap((folder) =>
    filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const inRoot = (file: string) => path.join(root, file);
  const program = ts.createProgram(files.filter((file) => file.endsWith('.d.ts')).map(inRoot), OPTIONS);
  const checker = program.getTypeChecker();
  for (const file of files) {
    const ast = program.getSourceFile(inRoot(file));
    if (ast) declarations.set(file.slice(0, -5), { path: file, text: ast.text, ast });
    else if (file.endsWith('.js')) scripts.set(file.slice(0, -3), parse(root, file));
  }
  if (!declarations.has(entry)) {
    throw new Error(
      `${name} ${version} has no ${entry}.d.ts: the root constant moved; name its file in read/library.ts.`,
    );
  }
  const byNode = new Map([...declarations.values()].map((file) => [file.ast, file]));
  const names = new Map<LibraryFile, ReadonlyMap<string, ts.Symbol>>();
  const namesIn = (file: LibraryFile) => {
    const found = names.get(file) ?? new Map(checker.getSymbolsInScope(file.ast, ANY).map((each) => [each.name, each]));
    names.set(file, found);
    return found;
  };
  const fileOf = (node: ts.Node) => byNode.get(node.getSourceFile());
  return { root, name, version, declarations, scripts, entry, checker, fileOf, namesIn };
}

/** Folder of an installed package, searched from `from` upwards. */
export function findPackage(name: string, from: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (folder === path.dirname(folder)) throw new Error(`The package "${name}" is not installed: run npm ci.`);
  }
}

/** Paths from the folder, with forward slashes. */
export function filesBelow(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.map((file) => file.replaceAll(path.sep, '/')).sort();
}

/** Parses a declaration file or a script by itself. */
export function parse(root: string, file: string): LibraryFile {
  const text = readFileSync(path.join(root, file), 'utf8');
  return { path: file, text, ast: ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true) };
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
