import ts from 'typescript';
import type { ApiParameter, MemberKind, TypeText } from '../model/api';
import type { Library, LibraryFile } from './library';
import { findLocal, mergedInterfaces, unknownSyntax, type Found } from './scope';
import { printType, type Bound, type TypePrinter } from './type-text';
import { platformLink } from './type-links';

/** A member as declared, before texts and defaults are added. */
export interface RawMember {
  name: string;
  kind: MemberKind;
  static: boolean;
  readonly: boolean;
  type: TypeText;
  setType?: TypeText;
  signatures: RawSignature[];
  file: LibraryFile;
  node: ts.Node & { name?: ts.Node };
}

export interface RawSignature {
  typeParameters: string[];
  /** Names that the signature and the surrounding declaration bind. */
  bound: Bound;
  parameters: RawParameter[];
  returns: TypeText;
}

/** A parameter with the syntax node of its type, from which fields are read later. */
export interface RawParameter extends ApiParameter {
  node?: ts.TypeNode;
}

/** Names that begin with an underscore, and `private` ones, are internal. */
export function isPublicName(name: string): boolean {
  return !name.startsWith('_');
}

/** Public members of a class: its body and the interfaces merged into it. */
export function readClassMembers(printer: TypePrinter, found: Found): RawMember[] {
  if (!ts.isClassDeclaration(found.node)) throw new Error(`${found.file.path}: "${found.name}" is not a class.`);
  const bound = boundNames(found.node.typeParameters);
  const members = readMembers(printer, found.file, found.node.members, bound);
  for (const merged of mergedInterfaces(printer.library, found)) {
    members.push(...readMembers(printer, found.file, merged.members, bound));
    for (const clause of merged.heritageClauses ?? []) {
      for (const base of clause.types) members.push(...readPickedMembers(printer.library, found.file, base));
    }
  }
  return members;
}

/** Public members of an object type: the namespaces, and the parts of the root constant's intersection. */
export function readObjectMembers(printer: TypePrinter, file: LibraryFile, type: ts.TypeNode): RawMember[] {
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => readObjectMembers(printer, file, part));
  if (!ts.isTypeLiteralNode(type)) return unknownSyntax(type, 'an object of the library');
  return readMembers(printer, file, type.members, new Set());
}

/** The type node of a constant, for example of `Util`. */
export function constantType(found: Found): ts.TypeNode {
  if (!ts.isVariableDeclaration(found.node) || !found.node.type) {
    throw new Error(`${found.file.path}: "${found.name}" is not a constant with a declared type.`);
  }
  return found.node.type;
}

export function boundNames(parameters: readonly ts.TypeParameterDeclaration[] | undefined): Bound {
  return new Set((parameters ?? []).map((parameter) => parameter.name.text));
}

type AnyMember = ts.ClassElement | ts.TypeElement;

function readMembers(printer: TypePrinter, file: LibraryFile, nodes: readonly AnyMember[], bound: Bound): RawMember[] {
  const members: RawMember[] = [];
  for (const node of nodes) {
    if (ts.isConstructorDeclaration(node)) continue;
    if (!node.name) unknownSyntax(node, file.path);
    const name = node.name.getText(file.ast);
    const flags = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []).map((modifier) => modifier.kind) : [];
    if (
      !isPublicName(name) ||
      flags.includes(ts.SyntaxKind.PrivateKeyword) ||
      flags.includes(ts.SyntaxKind.ProtectedKeyword)
    )
      continue;
    const base = {
      name,
      static: flags.includes(ts.SyntaxKind.StaticKeyword),
      readonly: flags.includes(ts.SyntaxKind.ReadonlyKeyword),
      file,
      node,
    };
    if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) {
      const signature = readSignature(printer, file, node, bound);
      const before = members.find(
        (member) => member.name === name && member.static === base.static && member.kind === 'method',
      );
      if (before) before.signatures.push(signature);
      else members.push({ ...base, kind: 'method', type: [], signatures: [signature] });
    } else if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)) {
      if (!node.type) unknownSyntax(node, file.path);
      members.push({ ...base, ...readProperty(printer, file, node.type, bound) });
    } else unknownSyntax(node, file.path);
  }
  return members;
}

function readProperty(
  printer: TypePrinter,
  file: LibraryFile,
  type: ts.TypeNode,
  bound: Bound,
): Pick<RawMember, 'kind' | 'type' | 'setType' | 'signatures'> {
  if (ts.isTypeReferenceNode(type) && type.typeName.getText(file.ast) === 'GetSet') {
    const [value, , set] = type.typeArguments ?? [];
    if (!value) return unknownSyntax(type, file.path);
    return {
      kind: 'attribute',
      type: printType(printer, file, value, bound),
      ...(set && set.getText(file.ast) !== value.getText(file.ast)
        ? { setType: printType(printer, file, set, bound) }
        : {}),
      signatures: [],
    };
  }
  if (ts.isFunctionTypeNode(type))
    return { kind: 'method', type: [], signatures: [readSignature(printer, file, type, bound)] };
  return { kind: 'property', type: printType(printer, file, type, bound), signatures: [] };
}

/** Reads the parameters and the result of a method, a function type or a constructor. */
export function readSignature(
  printer: TypePrinter,
  file: LibraryFile,
  node: ts.SignatureDeclarationBase & { type?: ts.TypeNode | undefined },
  outer: Bound,
): RawSignature {
  const bound = new Set([...outer, ...boundNames(node.typeParameters)]);
  return {
    typeParameters: (node.typeParameters ?? []).map((parameter) => parameter.getText(file.ast)),
    bound,
    parameters: node.parameters.map((parameter) => ({
      name: parameter.name.getText(file.ast),
      optional: parameter.questionToken !== undefined || parameter.initializer !== undefined,
      rest: parameter.dotDotDotToken !== undefined,
      type: parameter.type ? printType(printer, file, parameter.type, bound) : [{ text: 'any' }],
      ...(parameter.type ? { node: parameter.type } : {}),
    })),
    returns: node.type ? printType(printer, file, node.type, bound) : [{ text: 'void' }],
  };
}

/**
 * Members of `Pick<Platform, (typeof NAMES)[number]>`: each name in the tuple is a property of the platform type. The drawing context
 * declares its mirrored properties like this.
 */
function readPickedMembers(library: Library, file: LibraryFile, base: ts.ExpressionWithTypeArguments): RawMember[] {
  const alias = findLocal(library, file, base.expression.getText(file.ast));
  const picked = alias && ts.isTypeAliasDeclaration(alias.node) ? alias.node.type : undefined;
  if (!picked || !ts.isTypeReferenceNode(picked) || picked.typeName.getText(file.ast) !== 'Pick') {
    return unknownSyntax(base, 'an interface merged into a class');
  }
  const [target, keys] = picked.typeArguments ?? [];
  const tupleName = keys && /^\(typeof (\w+)\)\[number\]$/.exec(keys.getText(file.ast))?.[1];
  const tuple = tupleName && findLocal(library, file, tupleName);
  if (!target || !tuple || !ts.isVariableDeclaration(tuple.node) || !tuple.node.type)
    return unknownSyntax(picked, 'a Pick');
  const list = ts.isTypeOperatorNode(tuple.node.type) ? tuple.node.type.type : tuple.node.type;
  if (!ts.isTupleTypeNode(list)) return unknownSyntax(tuple.node.type, 'a list of names');
  const platform = platformBase(library, file, target);
  return list.elements.map((element): RawMember => {
    if (!ts.isLiteralTypeNode(element) || !ts.isStringLiteral(element.literal))
      return unknownSyntax(element, 'a list of names');
    const name = element.literal.text;
    const link = platformLink(platform, file.path);
    return {
      name,
      kind: 'property',
      static: false,
      readonly: false,
      type: [{ text: `${platform}['${name}']`, ...(link ? { link: `${link}/${name}` } : {}) }],
      signatures: [],
      file,
      node: element,
    };
  });
}

/** The platform type that a local interface extends: `ExtendedCanvasRenderingContext2D` to `CanvasRenderingContext2D`. */
function platformBase(library: Library, file: LibraryFile, target: ts.TypeNode): string {
  const local = findLocal(library, file, target.getText(file.ast));
  if (!local) return target.getText(file.ast);
  const base = ts.isInterfaceDeclaration(local.node) ? local.node.heritageClauses?.[0]?.types[0] : undefined;
  return base ? base.expression.getText(file.ast) : unknownSyntax(target, 'a Pick');
}
