import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findPackage } from '../read/library';

/** An installed binding: its folder and version. */
export interface InstalledBinding {
  folder: string;
  version: string;
}

/** @throws when the package is not installed or its manifest has no version */
export function installedBinding(name: string, root: string): InstalledBinding {
  const folder = findPackage(name, root);
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    if (typeof manifest.version === 'string') return { folder, version: manifest.version };
  }
  throw new Error(`${folder}/package.json has no version: run npm ci.`);
}

/** Parses a declaration file of the package. */
export function declarations({ folder }: InstalledBinding, file: string): ts.SourceFile {
  const full = path.join(folder, file);
  if (!existsSync(full)) {
    throw new Error(`${full} is missing: the binding moved its declarations; name the file in bindings/.`);
  }
  return ts.createSourceFile(file, readFileSync(full, 'utf8'), ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS);
}

/** Exported variables with their types, in order. */
export function exportedVariables(file: ts.SourceFile): { name: string; type: string }[] {
  return file.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.map((declaration) => ({
      name: declaration.name.getText(file),
      type: declaration.type?.getText(file) ?? '',
    })),
  );
}

/** Field names of an interface, including those it picks, or of the object types in an alias. */
export function fieldNames(file: ts.SourceFile, typeName: string): string[] {
  const declared = file.statements.find(
    (statement): statement is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
      (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
      statement.name.text === typeName,
  );
  if (declared === undefined) throw new Error(`${file.fileName} declares no "${typeName}": correct bindings/.`);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isPropertySignature(node) || ts.isMethodSignature(node)) && ts.isIdentifier(node.name)) {
      names.push(node.name.text);
      return;
    }
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) names.push(node.literal.text);
    ts.forEachChild(node, visit);
  };
  visit(declared);
  return names;
}
