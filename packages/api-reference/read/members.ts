import ts from 'typescript';
import type { ApiParameter, MemberKind, TypeText } from '../model/api';
import type { Library } from './library';
import { declarationOf, symbolAt, unknownSyntax } from './scope';
import { printType, type TypePrinter } from './type-text';
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
  node: ts.Node & { name?: ts.Node };
}

export interface RawSignature {
  typeParameters: string[];
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
export function readClassMembers(printer: TypePrinter, symbol: ts.Symbol): RawMember[] {
  const bases = (symbol.declarations ?? [])
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ heritageClauses = [] }) => heritageClauses.flatMap(({ types }) => [...types]));
  return [
    ...readMembers(printer, ownMembers(symbol)),
    ...bases.flatMap((base) => readPickedMembers(printer.library, base.expression)),
  ];
}

/** What the body of a class declares, static members too. */
export function ownMembers({ members, exports }: ts.Symbol): ts.Symbol[] {
  return [...(members?.values() ?? []), ...(exports?.values() ?? [])];
}

/** The public ones of these members, in the order of their declarations. */
export function readMembers(printer: TypePrinter, symbols: readonly ts.Symbol[]): RawMember[] {
  const position = (symbol: ts.Symbol) => symbol.declarations?.[0]?.pos ?? 0;
  return symbols
    .filter(isPublic)
    .sort((a, b) => position(a) - position(b))
    .map((symbol) => readMember(printer, symbol));
}

const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
const { Constructor, TypeParameter, Prototype, Signature } = ts.SymbolFlags;

function isPublic(symbol: ts.Symbol): boolean {
  if (symbol.flags & (Constructor | TypeParameter | Prototype | Signature)) return false;
  return isPublicName(symbol.name) && !symbol.declarations?.some((node) => ts.getCombinedModifierFlags(node) & HIDDEN);
}

function readMember(printer: TypePrinter, symbol: ts.Symbol): RawMember {
  const node = declarationOf(symbol);
  const flags = ts.getCombinedModifierFlags(node);
  const base = {
    name: symbol.name,
    static: (flags & ts.ModifierFlags.Static) !== 0,
    readonly: (flags & ts.ModifierFlags.Readonly) !== 0,
    node,
  };
  const method = (signatures: readonly ts.SignatureDeclarationBase[]): RawMember => ({
    ...base,
    kind: 'method',
    type: [],
    signatures: signatures.map((each) => readSignature(printer, each)),
  });
  const methods = symbol.declarations?.filter((each) => ts.isMethodDeclaration(each) || ts.isMethodSignature(each));
  if (methods && methods.length > 0) return method(methods);
  if (!(ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)) || !node.type)
    return unknownSyntax(node, 'a class or an object of the library');
  const { type } = node;
  if (ts.isTypeReferenceNode(type) && type.typeName.getText() === 'GetSet') {
    const [value, , set] = type.typeArguments ?? [];
    if (!value) return unknownSyntax(type, 'an attribute');
    const differs = set !== undefined && set.getText() !== value.getText();
    return {
      ...base,
      kind: 'attribute',
      type: printType(printer, value),
      ...(differs ? { setType: printType(printer, set) } : {}),
      signatures: [],
    };
  }
  // A function, or `typeof` a method; a name says what a function is for.
  const calls =
    ts.isTypeReferenceNode(type) || (ts.isImportTypeNode(type) && !type.isTypeOf)
      ? []
      : printer.library.checker.getTypeFromTypeNode(type).getCallSignatures();
  const functions = calls.flatMap(({ declaration: each }) => (each && !ts.isJSDocSignature(each) ? [each] : []));
  if (functions.length > 0) return method(functions);
  return { ...base, kind: 'property', type: printType(printer, type), signatures: [] };
}

/** Reads the parameters and the result of a method, a function type or a constructor. */
export function readSignature(
  printer: TypePrinter,
  node: Pick<ts.SignatureDeclarationBase, 'typeParameters' | 'parameters' | 'type'>,
): RawSignature {
  return {
    typeParameters: (node.typeParameters ?? []).map((parameter) => parameter.getText()),
    parameters: node.parameters.map((parameter) => ({
      name: parameter.name.getText(),
      optional: parameter.questionToken !== undefined || parameter.initializer !== undefined,
      rest: parameter.dotDotDotToken !== undefined,
      type: parameter.type ? printType(printer, parameter.type) : [{ text: 'any' }],
      ...(parameter.type ? { node: parameter.type } : {}),
    })),
    returns: node.type ? printType(printer, node.type) : [{ text: 'void' }],
  };
}

/**
 * Members of `Pick<Platform, (typeof NAMES)[number]>`: each name in the tuple is a property of the platform type. The drawing context
 * declares its mirrored properties like this.
 */
function readPickedMembers(library: Library, base: ts.Node): RawMember[] {
  const nodeAt = (name: ts.Node) => symbolAt(library, name)?.declarations?.[0];
  const alias = nodeAt(base);
  const picked = alias && ts.isTypeAliasDeclaration(alias) ? alias.type : base;
  if (!ts.isTypeReferenceNode(picked) || picked.typeName.getText() !== 'Pick')
    return unknownSyntax(picked, 'an interface merged into a class');
  const [target, keys] = picked.typeArguments ?? [];
  const names: ts.StringLiteral[] = [];
  const collect = (node: ts.Node): void => {
    const tuple = ts.isTypeQueryNode(node) ? nodeAt(node.exprName) : undefined;
    if (ts.isStringLiteral(node)) names.push(node);
    else if (tuple && ts.isVariableDeclaration(tuple) && tuple.type) collect(tuple.type);
    else ts.forEachChild(node, collect);
  };
  if (keys) collect(keys);
  if (!target || !ts.isTypeReferenceNode(target) || names.length === 0) return unknownSyntax(picked, 'a Pick');
  // The library's interface extends the platform's.
  const local = nodeAt(target.typeName);
  const extended = local && ts.isInterfaceDeclaration(local) ? local.heritageClauses?.[0]?.types[0] : undefined;
  const platform = (extended ?? target).getText();
  const link = platformLink(platform, platform);
  return names.map((node) => ({
    name: node.text,
    kind: 'property',
    static: false,
    readonly: false,
    type: [{ text: `${platform}['${node.text}']`, ...(link ? { link: `${link}/${node.text}` } : {}) }],
    signatures: [],
    node,
  }));
}
