import ts from 'typescript';
import { isPublicName, readObjectMembers, readSignature, type RawMember } from './members';
import type { Library, LibraryFile } from './library';
import { findLocal, importedBy, resolveName, unknownSyntax, type Found } from './scope';
import type { TypePrinter } from './type-text';

/** Contents of the root constant: classes, namespaces, and other members. */
export interface RootContents {
  file: LibraryFile;
  classes: Map<string, Found>;
  /** Objects of functions, with their type on the root constant. */
  namespaces: Map<string, ts.TypeNode>;
  readMembers: (printer: TypePrinter) => RawMember[];
  /** Types in the root namespace (`Konva.Vector2d`). */
  namedTypes: () => Found[];
}

/** An object on the root is a namespace with its own page when its name is capitalized and not an abbreviation. */
const isNamespaceName = (name: string) => /^[A-Z][a-z]/.test(name);

/** Reads the root constant `Konva` of the entry's declaration file. */
export function readRoot(library: Library): RootContents {
  const file = library.declarations.get(library.entry);
  const constant = file && findLocal(library, file, 'Konva');
  if (!file || !constant || !ts.isVariableDeclaration(constant.node) || !constant.node.type) {
    throw new Error(`${library.entry}.d.ts declares no constant "Konva" with a type.`);
  }
  const signatures = literalMembers(constant.node.type);
  const classes = new Map<string, Found>();
  const namespaces = new Map<string, ts.TypeNode>();
  const others: ts.TypeElement[] = [];
  for (const member of signatures) {
    const name = member.name?.getText(file.ast) ?? unknownSyntax(member, 'the root constant');
    const type = ts.isPropertySignature(member) ? member.type : undefined;
    const found = type && typeofTarget(library, file, type);
    if (found && ts.isClassDeclaration(found.node)) classes.set(name, found);
    else if (type && ts.isTypeLiteralNode(type) && isNamespaceName(name)) namespaces.set(name, type);
    else if (isPublicName(name)) others.push(member);
  }
  return {
    file,
    classes,
    namespaces,
    readMembers: (printer) => others.flatMap((member) => readRootMember(printer, library, file, member)),
    namedTypes: () => namedTypes(library, file).filter((found) => !classes.has(found.name)),
  };
}

function literalMembers(type: ts.TypeNode): ts.TypeElement[] {
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(literalMembers);
  return ts.isTypeLiteralNode(type) ? [...type.members] : unknownSyntax(type, 'the root constant');
}

/** The name in `typeof Arc` or `typeof import('./Node.ts').Node`. */
function typeofTarget(library: Library, file: LibraryFile, type: ts.TypeNode): Found | undefined {
  if (ts.isTypeQueryNode(type) && ts.isIdentifier(type.exprName)) return resolveName(library, file, type.exprName.text);
  return ts.isImportTypeNode(type) ? importedBy(library, type) : undefined;
}

/** A root member; `typeof import('./Node.ts').Node._method` is read as the method that it names. */
function readRootMember(
  printer: TypePrinter,
  library: Library,
  file: LibraryFile,
  member: ts.TypeElement,
): RawMember[] {
  const type = ts.isPropertySignature(member) ? member.type : undefined;
  if (type && ts.isImportTypeNode(type) && type.qualifier && ts.isQualifiedName(type.qualifier)) {
    const node = library.checker.getSymbolAtLocation(type.qualifier)?.valueDeclaration;
    const owner = node && library.fileOf(node);
    if (!owner || !ts.isMethodDeclaration(node)) return unknownSyntax(type, 'the root constant');
    return [
      {
        name: member.name?.getText(file.ast) ?? '',
        kind: 'method',
        static: false,
        readonly: false,
        type: [],
        signatures: [readSignature(printer, owner, node, new Set())],
        file,
        node: member,
      },
    ];
  }
  return readObjectMembers(printer, file, ts.factory.createTypeLiteralNode([member]));
}

/** Types of the namespace merged into the root constant, resolved to their declarations. */
function namedTypes(library: Library, file: LibraryFile): Found[] {
  const files = [
    file,
    ...[...library.declarations.values()].filter(({ path }) => path.endsWith('_CoreInternals.d.ts')),
  ];
  const found = files.flatMap(({ ast }) =>
    ast.statements.flatMap((statement) =>
      ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body)
        ? statement.body.statements.flatMap((inner) =>
            ts.isTypeAliasDeclaration(inner) && ts.isImportTypeNode(inner.type)
              ? (importedBy(library, inner.type) ?? [])
              : [],
          )
        : [],
    ),
  );
  return [...new Map(found.map((each) => [each.name, each])).values()];
}
