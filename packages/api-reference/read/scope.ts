import path from 'node:path';
import ts from 'typescript';
import type { Library, LibraryFile } from './library';

/** A declaration found by name: its file and syntax node. */
export interface Found {
  file: LibraryFile;
  /** Name in the declaring file. */
  name: string;
  node: ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.VariableDeclaration;
}

/** Resolves a name in a declaration file: declared there, imported (followed to its file), or `undefined` for platform names. */
export function resolveName(library: Library, from: LibraryFile, name: string): Found | undefined {
  const file = from.scope ?? from;
  const local = findLocal(file, name);
  if (local) return local;
  for (const statement of file.ast.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const element = bindings.elements.find((candidate) => candidate.name.text === name);
    if (!element) continue;
    return resolveExport(library, file, statement.moduleSpecifier.text, (element.propertyName ?? element.name).text);
  }
  return undefined;
}

/** Declaration of `import('./types.ts').IRect` in `file`. */
export function resolveExport(library: Library, file: LibraryFile, specifier: string, name: string): Found {
  const target = library.declarations.get(targetPath(file, specifier));
  const found = target && (findLocal(target, name) ?? resolveName(library, target, name));
  if (!found) throw new Error(`${file.path} takes "${name}" from "${specifier}", which does not declare it.`);
  return found;
}

function targetPath(file: LibraryFile, specifier: string): string {
  return path.posix.join(path.posix.dirname(file.path), specifier).replace(/\.(d\.)?[jt]s$/, '');
}

/** The declaration of that name in the file; a class takes precedence over an interface merged into it. */
export function findLocal(file: LibraryFile, name: string): Found | undefined {
  let found: Found | undefined;
  for (const statement of file.ast.statements) {
    if (ts.isClassDeclaration(statement) && statement.name?.text === name) return { file, name, node: statement };
    if (
      (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
      statement.name.text === name
    ) {
      found ??= { file, name, node: statement };
    }
    if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        if (ts.isIdentifier(declaration.name) && declaration.name.text === name) {
          found ??= { file, name, node: declaration };
        }
      }
    }
  }
  return found;
}

/** Interfaces merged into a class of the same name. */
export function mergedInterfaces(file: LibraryFile, name: string): ts.InterfaceDeclaration[] {
  return file.ast.statements.filter(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
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
