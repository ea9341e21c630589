import ts from 'typescript';
import type { TypePiece, TypeText } from '../model/api';
import type { Library, LibraryFile } from './library';
import { declaredBy, placeOf, unknownSyntax } from './scope';

/** Context for printing a type. */
export interface TypePrinter {
  library: Library;
  /**
   * URL of a declaration of Konva, or of a name of the platform; called for every name in a type, so it also collects what must be
   * explained.
   */
  linkOf: (found: ts.Symbol | undefined, name: string, where: string) => string | undefined;
}

/** Kinds of types that pages show as they are written; any other is reviewed first. */
const KNOWN: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.ArrayType,
  ts.SyntaxKind.ConditionalType,
  ts.SyntaxKind.FunctionType,
  ts.SyntaxKind.ImportType,
  ts.SyntaxKind.IndexedAccessType,
  ts.SyntaxKind.IntersectionType,
  ts.SyntaxKind.LiteralType,
  ts.SyntaxKind.NamedTupleMember,
  ts.SyntaxKind.ParenthesizedType,
  ts.SyntaxKind.ThisType,
  ts.SyntaxKind.TupleType,
  ts.SyntaxKind.TypeLiteral,
  ts.SyntaxKind.TypeOperator,
  ts.SyntaxKind.TypePredicate,
  ts.SyntaxKind.TypeQuery,
  ts.SyntaxKind.TypeReference,
  ts.SyntaxKind.UnionType,
]);

const { factory } = ts;
const printer = ts.createPrinter({ removeComments: true });

/** Prints a type node as text with links, in one line. Throws for a kind of type that nobody has reviewed. */
export function printType({ library, linkOf }: TypePrinter, node: ts.TypeNode, scope?: LibraryFile): TypeText {
  const names: TypePiece[] = [];
  /** A name that is printed as its number in `names`. */
  const named = (piece: TypePiece) => factory.createIdentifier(`\u0001${names.push(piece) - 1}\u0001`);

  const nameOf = (name: ts.EntityName): ts.Identifier => {
    const written = name.getText();
    const found = scope ? library.namesIn(scope).get(written) : library.checker.getSymbolAtLocation(name);
    if (found && found.flags & ts.SymbolFlags.TypeParameter) return named({ text: written });
    const target = declaredBy(library, found);
    const link = linkOf(target, written, placeOf(node));
    return named({ text: target?.name ?? written, ...(link ? { link } : {}) });
  };
  const argumentsOf = (name: string, args: readonly ts.TypeNode[] | undefined) =>
    args && !isDefaultArguments(name, args) ? args.map(print) : undefined;
  const print = <T extends ts.Node>(from: T): T => ts.visitNode(from, visit) as T;

  const visit = (type: ts.Node): ts.Node => {
    if (ts.isTypeNode(type) && !KNOWN.has(type.kind) && !ts.isToken(type)) return unknownSyntax(type, 'a type');
    if (ts.isTypeReferenceNode(type)) {
      const [first, ...others] = type.typeArguments ?? [];
      const name = type.typeName.getText();
      if (name === 'Array' && first && others.length === 0) return factory.createArrayTypeNode(print(first));
      return factory.createTypeReferenceNode(nameOf(type.typeName), argumentsOf(name, type.typeArguments));
    }
    if (ts.isImportTypeNode(type) && type.qualifier) {
      const name = nameOf(type.qualifier);
      if (type.isTypeOf) return factory.createTypeQueryNode(name);
      return factory.createTypeReferenceNode(name, argumentsOf(type.qualifier.getText(), type.typeArguments));
    }
    if (ts.isTypeQueryNode(type)) {
      // A constant string is its value.
      const value = library.checker.getTypeFromTypeNode(type);
      if (!scope && value.isStringLiteral()) return literal(value.value);
      return factory.createTypeQueryNode(nameOf(type.exprName));
    }
    // The factory puts parentheses where a type needs them.
    if (ts.isParenthesizedTypeNode(type)) return print(type.type);
    if (ts.isNamedTupleMember(type)) return print(type.type);
    if (ts.isTupleTypeNode(type)) return inOneLine(factory.createTupleTypeNode(type.elements.map(print)));
    if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return literal(type.literal.text);
    if (ts.isTypeLiteralNode(type)) {
      const shown = type.members.filter((member) => member.name?.getText().startsWith('_') !== true);
      return inOneLine(factory.createTypeLiteralNode(shown.map(print)));
    }
    return ts.visitEachChild(type, visit, undefined);
  };

  const text = printer.printNode(ts.EmitHint.Unspecified, print(node), node.getSourceFile()).replaceAll('; }', ' }');
  // Every other part is a name's number.
  return joinText(
    text.split('\u0001').map((part, at) => (at % 2 === 1 ? (names[Number(part)] ?? { text: part }) : { text: part })),
  );
}

const inOneLine = <T extends ts.Node>(node: T) => ts.setEmitFlags(node, ts.EmitFlags.SingleLine);
const literal = (text: string) => factory.createLiteralTypeNode(factory.createStringLiteral(text, true));

/** `Shape<ShapeConfig>` says no more than `Shape`: arguments that only repeat the class's own config are left out. */
function isDefaultArguments(name: string, args: readonly ts.TypeNode[]): boolean {
  const last = name.split('.').at(-1) ?? name;
  const first = args[0]?.getText().replace(/^.*\./, '').replace(/<.*$/, '');
  return first === `${last}Config` || (last === 'Container' && first === 'Node');
}

/** Adjacent pieces without a link become one. */
export function joinText(pieces: TypePiece[]): TypeText {
  const joined: TypePiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.text === '') continue;
    if (last && !last.link && !piece.link) joined[joined.length - 1] = { text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}

/** The type without its links. */
export function plainType(type: TypeText): string {
  return type.map((piece) => piece.text).join('');
}
