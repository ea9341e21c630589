import ts from 'typescript';
import { readComments, type DocComments } from '../read/jsdoc';
import { parse, readLibrary, type Library } from '../read/library';
import { ownMembers, readMembers, type RawMember } from '../read/members';
import { isNamespaceName, readRoot } from '../read/root';
import { declaredBy, fileOf, parentOf } from '../read/scope';
import { plainType, type TypePrinter } from '../read/type-text';

/** A member in one version of Konva. */
export interface VersionMember {
  /** Type of an attribute or a property, signature of a method, as declared; absent when it is only in the scripts. */
  type?: string;
  /** Default of an attribute's accessor, or value of a setting on the root, as source text. */
  value?: string;
  /** A plain `getX` or `setX` that belongs to an attribute: it exists, but does not get its own line. */
  generated?: true;
  deprecated?: true;
}

/** A class, a namespace (`Util`), or the root (`Konva`). */
export interface VersionOwner {
  extends?: string;
  /** Whether code can access it as `Konva.<name>`. */
  isPublic?: true;
  members: Record<string, VersionMember>;
}

/** API of one published version. Static members are `static <name>`. */
export interface VersionApi {
  version: string;
  owners: Record<string, VersionOwner>;
  /** Strings of the scripts that can be the name of an event: scripts name the events that they fire in full. */
  words: ReadonlySet<string>;
}

const ROOT = 'Konva';
/** Constants that are namespaces of the root. */
const NAMESPACES = new Set(['Util', 'Easings']);
/** The properties that a drawing context takes over from the platform's. */
const MIRRORED = 'CONTEXT_PROPERTIES';
const ROOT_FILES = /(^|\/)(Global|_CoreInternals|_FullInternals)\.(d\.ts|js)$/;

/**
 * Reads a published package of any layout since 5.0: declarations below `types/` or beside the scripts, scripts with classes or with
 * functions and prototypes. Declarations and scripts complement each other, because early declarations lack members.
 *
 * @param folder the unpacked package
 */
export function readVersion(folder: string): VersionApi {
  const library = readLibrary(folder);
  const reader = new Reader(library);
  reader.declarations();
  for (const { ast } of library.scripts.values()) reader.script(ast);
  // Scripts below lib/ only have their comments since 10.4; the bundle has them in every version.
  const bundle = parse(folder, 'konva.js');
  reader.comments(readComments({ declarations: library.declarations, scripts: new Map([[bundle.path, bundle]]) }));
  const api = { version: library.version, owners: reader.owners(), words: reader.words };
  if (!api.owners['Node'] || !api.owners[ROOT]) {
    throw new Error(
      `konva ${api.version} has no class Node or no constant Konva that could be read: its layout is unknown.`,
    );
  }
  return api;
}

class Reader {
  readonly words = new Set<string>();
  private readonly found = new Map<string, VersionOwner>();
  private readonly printer: TypePrinter;

  constructor(private readonly library: Library) {
    this.printer = { library, linkOf: () => undefined };
  }

  owners(): Record<string, VersionOwner> {
    const sorted = [...this.found].sort(([a], [b]) => a.localeCompare(b, 'en'));
    return Object.fromEntries(sorted);
  }

  declarations(): void {
    const { library } = this;
    for (const file of library.declarations.values()) {
      for (const local of library.namesIn(file).values()) {
        const symbol = declaredBy(library, local);
        if (!symbol || fileOf(library, symbol) !== file) continue;
        if (symbol.flags & ts.SymbolFlags.Class) this.declaredClass(symbol);
        else if (symbol.flags & ts.SymbolFlags.Variable) this.declaredConstant(symbol, file.path);
      }
    }
    const root = readRoot(library);
    for (const name of [...root.classes.keys(), ...root.namespaces.keys()]) this.owner(name).isPublic = true;
    this.declaredMembers(root.namespaces.get('Filters') ?? [], 'Filters');
  }

  private declaredClass(symbol: ts.Symbol): void {
    const parent = parentOf(this.library, symbol);
    if (parent) this.owner(symbol.name).extends = parent.name;
    this.declaredMembers(ownMembers(symbol), symbol.name);
  }

  /** A namespace, or the part of the root that a file declares: its classes and namespaces are owners themselves. */
  private declaredConstant(symbol: ts.Symbol, file: string): void {
    const { name } = symbol;
    if (!NAMESPACES.has(name) && !(name === ROOT && ROOT_FILES.test(file))) return;
    const members = this.library.checker.getTypeOfSymbol(symbol).getProperties();
    this.declaredMembers(
      members.filter((member) => name !== ROOT || !isNamespaceName(member.name)),
      name,
    );
  }

  private declaredMembers(members: readonly ts.Symbol[], owner: string): void {
    for (const raw of readMembers(this.printer, members)) {
      const member = this.member(owner, raw.name, raw.static);
      if (member) member.type = typeOf(raw);
    }
  }

  script(file: ts.SourceFile): void {
    const constants = new Map<string, string>();
    const visit = (node: ts.Node, around: string | undefined): void => {
      let inside = around;
      if (ts.isStringLiteral(node) && /^[a-z]+$/i.test(node.text)) this.words.add(node.text);
      if (ts.isVariableDeclaration(node) && node.initializer) {
        constants.set(node.name.getText(file), node.initializer.getText(file));
        this.scriptObject(file, node.name.getText(file), node.initializer);
        if (node.name.getText(file) === MIRRORED && ts.isArrayLiteralExpression(node.initializer)) {
          for (const item of node.initializer.elements)
            if (ts.isStringLiteral(item)) this.member('Context', item.text, false);
        }
      } else if (ts.isClassDeclaration(node) && node.name) {
        inside = node.name.text;
        this.scriptClass(file, node, inside);
      } else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
        const prototype = /^(\w+)\.prototype\.(\w+)$/.exec(node.left.getText(file));
        if (prototype) this.member(prototype[1] ?? '', prototype[2] ?? '', false);
        const exported = /^exports\.(\w+)$/.exec(node.left.getText(file))?.[1];
        if (exported !== undefined) this.scriptObject(file, exported, node.right);
      } else if (ts.isCallExpression(node)) this.accessor(file, node, constants);
      ts.forEachChild(node, (child) => visit(child, inside));
    };
    visit(file, undefined);
  }

  private scriptClass(file: ts.SourceFile, node: ts.ClassDeclaration, name: string): void {
    for (const member of node.members) {
      if (ts.isConstructorDeclaration(member) || !member.name) continue;
      const isStatic =
        ts.canHaveModifiers(member) &&
        ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
      this.member(name, member.name.getText(file), isStatic === true);
    }
  }

  /** Entries of the root and of namespaces. */
  private scriptObject(file: ts.SourceFile, name: string, value: ts.Expression): void {
    const isRoot = name === ROOT && ROOT_FILES.test(file.fileName);
    if (!isRoot && !NAMESPACES.has(name)) return;
    const objects = ts.isObjectLiteralExpression(value)
      ? [value]
      : ts.isCallExpression(value)
        ? value.arguments.filter(ts.isObjectLiteralExpression)
        : [];
    for (const entry of objects.flatMap(({ properties }) => [...properties])) {
      const key = entry.name?.getText(file) ?? '';
      if (isRoot && isNamespaceName(key)) continue;
      const member = this.member(name, key, false);
      const plain = ts.isPropertyAssignment(entry) && !ts.isFunctionExpression(entry.initializer);
      if (member && plain && isRoot) setValue(member, entry.initializer.getText(file));
    }
  }

  /** `Factory.addGetterSetter(Node, 'x', 0, …)` and similar calls. */
  private accessor(file: ts.SourceFile, call: ts.CallExpression, constants: ReadonlyMap<string, string>): void {
    const name = /(?:^|\.)(add(?:Components|Overloaded)?GetterSetter|addGetter|overWriteSetter)$/.exec(
      call.expression.getText(file),
    )?.[1];
    const [target, attribute, value] = call.arguments;
    if (name === undefined || !target || !attribute || !ts.isStringLiteral(attribute)) return;
    const owner = target.getText(file).replace(/^.*\./, '');
    const member = this.member(owner, attribute.text, false);
    const capital = `${attribute.text.charAt(0).toUpperCase()}${attribute.text.slice(1)}`;
    for (const half of [`get${capital}`, `set${capital}`]) this.owner(owner).members[half] ??= { generated: true };
    if (!member || (name !== 'addGetterSetter' && name !== 'addGetter') || !value) return;
    const text = value.getText(file);
    setValue(member, constants.get(text) ?? text);
  }

  /** Members that Konva's comments mark as deprecated. */
  comments(comments: DocComments): void {
    for (const [key, { text, deprecated }] of comments) {
      if (deprecated === undefined && !/\bdeprecated\b/i.test(text)) continue;
      const [, owner, separator, name = ''] = /^(\w*)([#.])(\w+)$/.exec(key) ?? [];
      const members = owner === undefined ? undefined : this.found.get(owner === '' ? ROOT : owner)?.members;
      const isPlain = owner === '' || owner === 'Filters' || NAMESPACES.has(owner ?? '');
      const member = members?.[separator === '.' && !isPlain ? `static ${name}` : name];
      if (member) member.deprecated = true;
    }
  }

  private member(owner: string, name: string, isStatic: boolean): VersionMember | undefined {
    if (name === '' || name.startsWith('_') || name === 'prototype') return undefined;
    const key = isStatic ? `static ${name}` : name;
    const made = (this.owner(owner).members[key] ??= {});
    delete made.generated;
    return made;
  }

  private owner(name: string): VersionOwner {
    const known = this.found.get(name);
    if (known) return known;
    const made: VersionOwner = { members: {} };
    this.found.set(name, made);
    return made;
  }
}

/** Strings, numbers, booleans and arrays; a computed default cannot be compared. */
function setValue(member: VersionMember, text: string): void {
  const plain = text.replaceAll('"', "'").replace(/\s+/g, ' ');
  if (/^(-?[\d.]+|'[^']*'|true|false|\[[^\]]*\])$/.test(plain)) member.value = plain;
}

function typeOf({ kind, type, signatures }: RawMember): string {
  if (kind !== 'method') return plainType(type);
  return signatures
    .map(({ parameters, returns }) => {
      const list = parameters.map(
        ({ name, optional, rest, type: each }) =>
          `${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${plainType(each)}`,
      );
      return `(${list.join(', ')}) => ${plainType(returns)}`;
    })
    .join('; ');
}
