import ts from 'typescript';
import type { TypeText } from '../model/api';
import type { Library, LibraryFile } from './library';
import { boundNames } from './members';
import { importedBy, resolveName, unknownSyntax, type Found } from './scope';
import { printType, type Bound, type TypePrinter } from './type-text';

/** One field of an object type. */
export interface Field {
  name: string;
  type: TypeText;
  optional: boolean;
}

/** An object type: its own fields and its base types. */
export interface ObjectType {
  fields: Field[];
  bases: Found[];
  /** It accepts any other field too. */
  open: boolean;
}

/** Reads an interface, or an alias of object types and their intersections. `undefined` for other types. */
export function readObjectType(printer: TypePrinter, found: Found): ObjectType | undefined {
  const result: ObjectType = { fields: [], bases: [], open: false };
  const { node, file } = found;
  if (ts.isInterfaceDeclaration(node)) {
    for (const clause of node.heritageClauses ?? []) {
      for (const base of clause.types) {
        const target = resolveName(printer.library, file, base.expression.getText(file.ast));
        if (target) result.bases.push(target);
      }
    }
    addFields(printer, file, node.members, result, boundNames(node.typeParameters));
    return result;
  }
  if (!ts.isTypeAliasDeclaration(node)) return undefined;
  return addType(printer, file, node.type, result, boundNames(node.typeParameters)) ? result : undefined;
}

/** The object type of a parameter; `undefined` for other types. */
export function readParameterObject(
  printer: TypePrinter,
  file: LibraryFile,
  type: ts.TypeNode,
  bound: Bound,
): ObjectType | undefined {
  const result: ObjectType = { fields: [], bases: [], open: false };
  return addType(printer, file, type, result, bound) ? result : undefined;
}

/** All fields of an object type and its base types; own fields take precedence. */
export function allFields(printer: TypePrinter, object: ObjectType): { fields: Field[]; open: boolean } {
  const fields = new Map(object.fields.map((field) => [field.name, field]));
  let open = object.open;
  for (const base of object.bases) {
    const read = readObjectType(printer, base);
    if (!read) continue;
    const inner = allFields(printer, read);
    open ||= inner.open;
    for (const field of inner.fields) if (!fields.has(field.name)) fields.set(field.name, field);
  }
  return { fields: [...fields.values()], open };
}

function addType(
  printer: TypePrinter,
  file: LibraryFile,
  type: ts.TypeNode,
  result: ObjectType,
  bound: Bound,
): boolean {
  if (ts.isTypeLiteralNode(type)) {
    addFields(printer, file, type.members, result, bound);
    return true;
  }
  if (ts.isIntersectionTypeNode(type)) return type.types.every((part) => addType(printer, file, part, result, bound));
  if (ts.isParenthesizedTypeNode(type)) return addType(printer, file, type.type, result, bound);
  const target = reference(printer.library, file, type);
  if (!target || !(ts.isInterfaceDeclaration(target.node) || ts.isTypeAliasDeclaration(target.node))) return false;
  if (!readObjectType(printer, target)) return false;
  result.bases.push(target);
  return true;
}

function reference(library: Library, file: LibraryFile, type: ts.TypeNode): Found | undefined {
  if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName))
    return resolveName(library, file, type.typeName.text);
  return ts.isImportTypeNode(type) ? importedBy(library, type) : undefined;
}

function addFields(
  printer: TypePrinter,
  file: LibraryFile,
  members: readonly ts.TypeElement[],
  result: ObjectType,
  bound: Bound,
): void {
  for (const member of members) {
    if (ts.isIndexSignatureDeclaration(member)) result.open = true;
    else if (ts.isPropertySignature(member) && member.type) {
      result.fields.push({
        name: member.name.getText(file.ast),
        type: printType(printer, file, member.type, bound),
        optional: member.questionToken !== undefined,
      });
    } else if (ts.isCallSignatureDeclaration(member)) {
      // The two forms of an accessor (`GetSet`); its text explains them.
    } else unknownSyntax(member, file.path);
  }
}
