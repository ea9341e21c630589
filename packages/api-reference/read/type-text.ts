import ts from 'typescript';
import type { TypePiece, TypeText } from '../model/api';
import type { Library, LibraryFile } from './library';
import { importedBy, resolveName, unknownSyntax, type Found } from './scope';
import { platformLink } from './type-links';

/** Context for printing a type. */
export interface TypePrinter {
  library: Library;
  /** URL of a declaration of Konva; called for every name in a type, so it also collects what must be explained. */
  addressOf: (found: Found) => string | undefined;
}

/** Names bound by the surrounding declaration (`Config`, `ChildType`), printed without a link. */
export type Bound = ReadonlySet<string>;

/** Prints a type node of a declaration file as text with links. Throws for a kind of type that it has no rule for. */
export function printType(
  printer: TypePrinter,
  file: LibraryFile,
  node: ts.TypeNode,
  bound: Bound = new Set(),
): TypeText {
  const pieces: TypePiece[] = [];
  const out = (text: string, link?: string | null) => {
    pieces.push(link ? { text, link } : { text });
  };
  const where = () => `${file.path}:${file.ast.getLineAndCharacterOfPosition(node.getStart(file.ast)).line + 1}`;

  const nameOf = (name: ts.EntityName): string =>
    ts.isIdentifier(name) ? name.text : `${nameOf(name.left)}.${name.right.text}`;

  const reference = (name: string, found: Found | undefined, args: readonly ts.TypeNode[] | undefined) => {
    if (!found) out(name, bound.has(name) ? null : platformLink(name, where()));
    else out(found.name, printer.addressOf(found));
    if (args && args.length > 0 && !isDefaultArguments(name, args)) {
      out('<');
      list(args, ', ');
      out('>');
    }
  };

  const list = (types: readonly ts.TypeNode[], separator: string) => {
    types.forEach((type, index) => {
      if (index > 0) out(separator);
      print(type);
    });
  };

  const parameters = (params: readonly ts.ParameterDeclaration[]) => {
    params.forEach((param, index) => {
      if (index > 0) out(', ');
      if (param.dotDotDotToken) out('...');
      out(param.name.getText(file.ast));
      if (param.questionToken) out('?');
      if (param.type) {
        out(': ');
        print(param.type);
      }
    });
  };

  /** Unions inside arrays and functions inside unions need parentheses. */
  const grouped = (type: ts.TypeNode) => {
    const needs = ts.isUnionTypeNode(type) || ts.isFunctionTypeNode(type) || ts.isIntersectionTypeNode(type);
    if (needs) out('(');
    print(type);
    if (needs) out(')');
  };

  const print = (type: ts.TypeNode): void => {
    if (ts.isTypeReferenceNode(type)) {
      const name = nameOf(type.typeName);
      if (name === 'Array' && type.typeArguments?.length === 1 && type.typeArguments[0]) {
        grouped(type.typeArguments[0]);
        out('[]');
        return;
      }
      reference(name, bound.has(name) ? undefined : resolveName(printer.library, file, name), type.typeArguments);
    } else if (ts.isImportTypeNode(type)) {
      const found = importedBy(printer.library, type) ?? unknownSyntax(type, where());
      reference(found.name, found, type.typeArguments);
    } else if (ts.isUnionTypeNode(type)) {
      type.types.forEach((part, index) => {
        if (index > 0) out(' | ');
        if (ts.isFunctionTypeNode(part)) grouped(part);
        else print(part);
      });
    } else if (ts.isIntersectionTypeNode(type)) {
      list(type.types, ' & ');
    } else if (ts.isArrayTypeNode(type)) {
      grouped(type.elementType);
      out('[]');
    } else if (ts.isTupleTypeNode(type)) {
      out('[');
      list(
        type.elements.map((element) => (ts.isNamedTupleMember(element) ? element.type : element)),
        ', ',
      );
      out(']');
    } else if (ts.isParenthesizedTypeNode(type)) {
      grouped(type.type);
    } else if (ts.isLiteralTypeNode(type)) {
      const text = ts.isStringLiteral(type.literal) ? `'${type.literal.text}'` : type.literal.getText(file.ast);
      out(text, text === 'null' ? platformLink('null', where()) : null);
    } else if (ts.isFunctionTypeNode(type)) {
      out('(');
      parameters(type.parameters);
      out(') => ');
      print(type.type);
    } else if (ts.isTypeLiteralNode(type)) {
      const shown = type.members.filter((member) => member.name?.getText(file.ast).startsWith('_') !== true);
      out(shown.length > 0 ? '{ ' : '{');
      shown.forEach((member, index) => {
        if (index > 0) out('; ');
        if (ts.isPropertySignature(member) && member.type) {
          out(`${member.name.getText(file.ast)}${member.questionToken ? '?' : ''}: `);
          print(member.type);
        } else if (ts.isIndexSignatureDeclaration(member)) {
          out('[');
          parameters(member.parameters);
          out(']: ');
          print(member.type);
        } else if (ts.isMethodSignature(member) && member.type) {
          out(`${member.name.getText(file.ast)}(`);
          parameters(member.parameters);
          out('): ');
          print(member.type);
        } else unknownSyntax(member, where());
      });
      out(shown.length > 0 ? ' }' : '}');
    } else if (ts.isTypePredicateNode(type)) {
      out(`${type.parameterName.getText(file.ast)} is `);
      if (type.type) print(type.type);
    } else if (ts.isTypeQueryNode(type)) {
      const name = nameOf(type.exprName);
      const found = resolveName(printer.library, file, name.split('.')[0] ?? name);
      const value = found && ts.isVariableDeclaration(found.node) ? found.node.initializer : undefined;
      if (value && ts.isStringLiteral(value)) {
        out(`'${value.text}'`);
        return;
      }
      out('typeof ');
      out(name, found && printer.addressOf(found));
    } else if (ts.isTypeOperatorNode(type)) {
      out(`${ts.tokenToString(type.operator) ?? ''} `);
      print(type.type);
    } else if (ts.isIndexedAccessTypeNode(type)) {
      print(type.objectType);
      out('[');
      print(type.indexType);
      out(']');
    } else if (ts.isConditionalTypeNode(type)) {
      print(type.checkType);
      out(' extends ');
      print(type.extendsType);
      out(' ? ');
      print(type.trueType);
      out(' : ');
      print(type.falseType);
    } else if (ts.isThisTypeNode(type)) {
      out('this');
    } else if (isKeyword(type.kind)) {
      const word = ts.tokenToString(type.kind) ?? type.getText(file.ast);
      out(word, platformLink(word, where()));
    } else unknownSyntax(type, 'a type');
  };

  print(node);
  return joinText(pieces);
}

/** `Shape<ShapeConfig>` says no more than `Shape`: arguments that only repeat the class's own config are left out. */
function isDefaultArguments(name: string, args: readonly ts.TypeNode[]): boolean {
  const last = name.split('.').at(-1) ?? name;
  const first = args[0]?.getText().replace(/^.*\./, '').replace(/<.*$/, '');
  return first === `${last}Config` || (last === 'Container' && first === 'Node');
}

function isKeyword(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstKeyword && kind <= ts.SyntaxKind.LastKeyword;
}

/** Adjacent pieces without a link become one. */
export function joinText(pieces: TypePiece[]): TypeText {
  const joined: TypePiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && !last.link && !piece.link) joined[joined.length - 1] = { text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}

/** The type without its links. */
export function plainType(type: TypeText): string {
  return type.map((piece) => piece.text).join('');
}
