import ts from 'typescript';
import type { Library, LibraryFile } from './library';

/** A declaration found by name: its file and syntax node. */
export interface Found {
  file: LibraryFile;
  /** Name in the declaring file. */
  name: string;
  node: ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.VariableDeclaration;
}

/** What a name in a file refers to: declared there or imported; `undefined` for names of the platform. */
export function resolveName(library: Library, file: LibraryFile, name: string): Found | undefined {
  const symbol = library.namesIn(file.scope ?? file).get(name);
  return symbol && foundOf(library, symbol);
}

/** The declaration of `import('./types.ts').IRect`. */
export function importedBy(library: Library, type: ts.ImportTypeNode): Found | undefined {
  const symbol = type.qualifier && library.checker.getSymbolAtLocation(type.qualifier);
  return symbol && foundOf(library, symbol);
}

/** A declaration of the file itself. */
export function findLocal(library: Library, file: LibraryFile, name: string): Found | undefined {
  const found = resolveName(library, file, name);
  return found?.file === file ? found : undefined;
}

/** Interfaces merged into a class of the same name. */
export function mergedInterfaces(library: Library, { file, name }: Found): ts.InterfaceDeclaration[] {
  return (library.namesIn(file).get(name)?.declarations ?? []).filter(ts.isInterfaceDeclaration);
}

/** A class takes precedence over an interface merged into it. */
function foundOf(library: Library, symbol: ts.Symbol): Found | undefined {
  const target = symbol.flags & ts.SymbolFlags.Alias ? library.checker.getAliasedSymbol(symbol) : symbol;
  const declarations = (target.declarations ?? []).filter(
    (node) =>
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isVariableDeclaration(node),
  );
  const node = declarations.find(ts.isClassDeclaration) ?? declarations[0];
  const file = node && library.fileOf(node);
  return node && file && { file, name: target.name, node };
}

/** Fails with the location of an unsupported syntax: a new version of Konva must be reviewed, not guessed. */
export function unknownSyntax(node: ts.Node, where: string): never {
  const file = node.getSourceFile();
  const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  throw new Error(
    `${file.fileName}:${line}: unknown kind of declaration ${ts.SyntaxKind[node.kind]} in ${where}: ` +
      `"${node.getText(file).slice(0, 80)}". Teach packages/api-reference/read to read it.`,
  );
}
