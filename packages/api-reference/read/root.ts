import ts from 'typescript';
import { isPublicName, readMembers, type RawMember } from './members';
import type { Library, LibraryFile } from './library';
import { declarationOf, findLocal, symbolAt } from './scope';
import type { TypePrinter } from './type-text';

/** Contents of the root constant: classes, namespaces, and other members. */
export interface RootContents {
  file: LibraryFile;
  classes: Map<string, ts.Symbol>;
  /** Objects of functions. */
  namespaces: Map<string, readonly ts.Symbol[]>;
  readMembers: (printer: TypePrinter) => RawMember[];
  /** Types in the root namespace (`Konva.Vector2d`). */
  namedTypes: () => ts.Symbol[];
}

/** An object on the root is a namespace with its own page when its name is capitalized and not an abbreviation. */
export const isNamespaceName = (name: string) => /^[A-Z][a-z]/.test(name);

/** Reads the root constant `Konva` of the entry's declaration file. */
export function readRoot(library: Library): RootContents {
  const file = library.declarations.get(library.entry);
  const constant = file && findLocal(library, file, 'Konva');
  if (!file || !constant || !(constant.flags & ts.SymbolFlags.Variable)) {
    throw new Error(`${library.entry}.d.ts declares no constant "Konva".`);
  }
  const classes = new Map<string, ts.Symbol>();
  const namespaces = new Map<string, readonly ts.Symbol[]>();
  const others: ts.Symbol[] = [];
  for (const member of library.checker.getTypeOfSymbol(constant).getProperties()) {
    const type = library.checker.getTypeOfSymbol(member);
    const of = type.getSymbol();
    if (of && type.getConstructSignatures().length > 0) classes.set(member.name, of);
    else if (of && of.flags & ts.SymbolFlags.TypeLiteral && isNamespaceName(member.name))
      namespaces.set(member.name, type.getProperties());
    else if (isPublicName(member.name)) others.push(member);
  }
  return {
    file,
    classes,
    namespaces,
    readMembers: (printer) => readMembers(printer, others),
    namedTypes: () => namedTypes(library, file).filter(({ name }) => !classes.has(name)),
  };
}

/** Types of the namespace merged into the root constant, resolved to their declarations. */
function namedTypes(library: Library, file: LibraryFile): ts.Symbol[] {
  const core = [...library.declarations.values()].filter(({ path }) => path.endsWith('_CoreInternals.d.ts'));
  const found = [file, ...core].flatMap((each) =>
    [...(findLocal(library, each, 'Konva')?.exports?.values() ?? [])].flatMap((alias) => {
      const node = declarationOf(alias);
      const type = ts.isTypeAliasDeclaration(node) && ts.isImportTypeNode(node.type) ? node.type.qualifier : undefined;
      return (type && symbolAt(library, type)) ?? [];
    }),
  );
  return [...new Map(found.map((symbol) => [symbol.name, symbol])).values()];
}
