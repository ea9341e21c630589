import ts from 'typescript';
import type { Library, LibraryFile } from './library';

/** What a symbol stands for, past imports; `undefined` for names of the platform. */
export function declaredBy(library: Library, symbol: ts.Symbol | undefined): ts.Symbol | undefined {
  const { checker } = library;
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target?.declarations?.some(library.fileOf) ? checker.getExportSymbolOfSymbol(target) : undefined;
}

/** What the name of a declaration or of an expression stands for. */
export function symbolAt(library: Library, name: ts.Node): ts.Symbol | undefined {
  return declaredBy(library, library.checker.getSymbolAtLocation(name));
}

/** A declaration of the file itself. */
export function findLocal(library: Library, file: LibraryFile, name: string): ts.Symbol | undefined {
  const found = declaredBy(library, library.namesIn(file).get(name));
  return found && fileOf(library, found) === file ? found : undefined;
}

/** A class takes precedence over an interface merged into it. */
export function declarationOf(symbol: ts.Symbol): ts.Declaration {
  const declarations = symbol.declarations ?? [];
  const node = declarations.find(ts.isClassDeclaration) ?? declarations[0];
  if (!node) throw new Error(`"${symbol.name}" has no declaration.`);
  return node;
}

/** An instance of a class, with type arguments or without. */
export function isClass(type: ts.Type): boolean {
  return ((type.getSymbol()?.flags ?? 0) & ts.SymbolFlags.Class) !== 0;
}

/** The class that a class extends, if Konva declares it. */
export function parentOf({ checker }: Library, found: ts.Symbol): ts.Symbol | undefined {
  const type = checker.getDeclaredTypeOfSymbol(found);
  const bases = type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
  return bases.find(isClass)?.symbol;
}

/** The file that declares a symbol of the library. */
export function fileOf(library: Library, symbol: ts.Symbol): LibraryFile {
  const file = library.fileOf(declarationOf(symbol));
  if (!file) throw new Error(`"${symbol.name}" is not declared by ${library.name}.`);
  return file;
}

/** `lib/Node.d.ts:12`. */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
}

/** Fails with the location of an unsupported syntax: a new version of Konva must be reviewed, not guessed. */
export function unknownSyntax(node: ts.Node, where: string): never {
  throw new Error(
    `${placeOf(node)}: unknown kind of declaration ${ts.SyntaxKind[node.kind]} in ${where}: ` +
      `"${node.getText().slice(0, 80)}". Teach packages/api-reference/read to read it.`,
  );
}
