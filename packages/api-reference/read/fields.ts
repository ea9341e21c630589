import ts from 'typescript';
import type { TypeText } from '../model/api';
import { isClass, symbolAt, unknownSyntax } from './scope';
import { printType, type TypePrinter } from './type-text';

/** One field of an object type. */
export interface Field {
  name: string;
  type: TypeText;
  optional: boolean;
  /** The interface or alias that declares it; absent in the type of a parameter. */
  owner?: ts.Symbol;
}

/** Fields of an object type and of its bases, its own first. `open` when it accepts any other field. */
export interface ObjectType {
  fields: Field[];
  open: boolean;
}

/**
 * The fields of an interface, an object, or an intersection of them; `undefined` for classes and all other types.
 *
 * @param of the type's name; a parameter's type has none
 */
export function readFields(printer: TypePrinter, type: ts.Type, of?: ts.Symbol): ObjectType | undefined {
  if (!isObject(type)) return undefined;
  const { library } = printer;
  const fields = type.getProperties().flatMap((symbol): Field[] => {
    const node = symbol.declarations?.find(library.fileOf);
    // The length and the items of a tuple are not declared.
    if (!node) return [];
    if (!ts.isPropertySignature(node) || !node.type) return unknownSyntax(node, 'an object type');
    const owner = ts.findAncestor(node, (at) => ts.isInterfaceDeclaration(at) || ts.isTypeAliasDeclaration(at));
    const named = owner && symbolAt(library, owner.name);
    return [
      {
        name: symbol.name,
        type: printType(printer, node.type),
        optional: node.questionToken !== undefined,
        ...(named ? { owner: named } : {}),
      },
    ];
  });
  const own = fields.filter(({ owner }) => owner === of);
  const others = fields.filter(({ owner }) => owner !== of);
  return { fields: [...own, ...others], open: library.checker.getIndexInfosOfType(type).length > 0 };
}

/** The fields of a named type. */
export function fieldsOf(printer: TypePrinter, symbol: ts.Symbol): Field[] {
  return readFields(printer, printer.library.checker.getDeclaredTypeOfSymbol(symbol), symbol)?.fields ?? [];
}

function isObject(type: ts.Type): boolean {
  if (type.isIntersection()) return type.types.every(isObject);
  return (type.flags & ts.TypeFlags.Object) !== 0 && !isClass(type);
}
