import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readComments, type DocComments } from '../read/jsdoc';
import { filesBelow, parse, type LibraryFile } from '../read/library';

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
const ROOT_FILES = /(^|\/)(Global|_CoreInternals|_FullInternals)\.(d\.ts|js)$/;

/**
 * Reads a published package of any layout since 5.0: declarations below `types/` or beside the scripts, scripts with classes or with
 * functions and prototypes. Declarations and scripts complement each other, because early declarations lack members.
 *
 * @param folder the unpacked package
 */
export function readVersion(folder: string): VersionApi {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const version: unknown =
    typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'version') : undefined;
  if (typeof version !== 'string') throw new Error(`${folder}/package.json has no version.`);
  const types = existsSync(path.join(folder, 'types')) ? 'types' : 'lib';
  const reader = new Reader();
  const declarations = parsedBelow(path.join(folder, types), '.d.ts');
  for (const { ast } of declarations.values()) reader.declarations(ast);
  for (const { ast } of parsedBelow(path.join(folder, 'lib'), '.js').values()) reader.script(ast);
  // Scripts below lib/ only have their comments since 10.4; the bundle has them in every version.
  const bundle = parse(folder, 'konva.js');
  reader.comments(readComments({ declarations, scripts: new Map([[bundle.path, bundle]]) }));
  const api = { version, owners: reader.owners(), words: reader.words };
  if (!api.owners['Node'] || !api.owners[ROOT]) {
    throw new Error(
      `konva ${version} has no class Node or no constant Konva that could be read: its layout is unknown.`,
    );
  }
  return api;
}

function parsedBelow(folder: string, ending: string): Map<string, LibraryFile> {
  const files = filesBelow(folder).filter((file) => file.endsWith(ending));
  return new Map(files.map((file) => [file, parse(folder, file)]));
}

class Reader {
  readonly words = new Set<string>();
  private readonly found = new Map<string, VersionOwner>();

  owners(): Record<string, VersionOwner> {
    const sorted = [...this.found].sort(([a], [b]) => a.localeCompare(b, 'en'));
    return Object.fromEntries(sorted);
  }

  declarations(file: ts.SourceFile): void {
    for (const statement of file.statements) {
      if (ts.isClassDeclaration(statement) && statement.name) this.declaredClass(file, statement, statement.name.text);
      else if (ts.isInterfaceDeclaration(statement) && this.found.has(statement.name.text)) {
        this.declaredMembers(file, statement.members, statement.name.text);
      } else if (ts.isVariableStatement(statement)) this.declaredConstant(file, statement);
    }
  }

  private declaredClass(file: ts.SourceFile, node: ts.ClassDeclaration, name: string): void {
    const owner = this.owner(name);
    const parent = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
    if (parent) owner.extends = parent.expression.getText(file);
    this.declaredMembers(file, node.members, name);
  }

  private declaredConstant(file: ts.SourceFile, statement: ts.VariableStatement): void {
    for (const declaration of statement.declarationList.declarations) {
      const name = declaration.name.getText(file);
      if (!declaration.type) continue;
      if (name === ROOT && ROOT_FILES.test(file.fileName)) {
        for (const member of literalMembers(declaration.type)) this.rootMember(file, member);
      } else if (NAMESPACES.has(name)) this.declaredMembers(file, literalMembers(declaration.type), name);
    }
  }

  /** A class or a namespace is an owner; everything else is a member of the root. */
  private rootMember(file: ts.SourceFile, member: ts.TypeElement): void {
    const name = member.name?.getText(file) ?? '';
    const type = ts.isPropertySignature(member) ? member.type : undefined;
    if (/^[A-Z][a-z]/.test(name)) this.owner(name).isPublic = true;
    if (name === 'Filters' && type && ts.isTypeLiteralNode(type)) this.declaredMembers(file, type.members, name);
    else if (!/^[A-Z][a-z]/.test(name)) this.declaredMembers(file, [member], ROOT);
  }

  private declaredMembers(
    file: ts.SourceFile,
    nodes: readonly (ts.ClassElement | ts.TypeElement)[],
    owner: string,
  ): void {
    const overloads = new Map<VersionMember, string>();
    for (const node of nodes) {
      if (!node.name) continue;
      const flags = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []).map(({ kind }) => kind) : [];
      if (flags.includes(ts.SyntaxKind.PrivateKeyword) || flags.includes(ts.SyntaxKind.ProtectedKeyword)) continue;
      const isStatic = flags.includes(ts.SyntaxKind.StaticKeyword);
      const member = this.member(owner, node.name.getText(file), isStatic);
      const type = member && typeOf(file, node);
      if (!member || type === undefined) continue;
      const before = overloads.get(member);
      overloads.set(member, before === undefined ? type : `${before}; ${type}`);
    }
    for (const [member, type] of overloads) member.type = type;
  }

  script(file: ts.SourceFile): void {
    const constants = new Map<string, string>();
    const visit = (node: ts.Node, around: string | undefined): void => {
      let inside = around;
      if (ts.isStringLiteral(node) && /^[a-z]+$/i.test(node.text)) this.words.add(node.text);
      if (ts.isVariableDeclaration(node) && node.initializer) {
        constants.set(node.name.getText(file), node.initializer.getText(file));
        this.scriptObject(file, node.name.getText(file), node.initializer);
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
      if (isRoot && /^[A-Z][a-z]/.test(key)) continue;
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

function literalMembers(type: ts.TypeNode): ts.TypeElement[] {
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(literalMembers);
  return ts.isTypeLiteralNode(type) ? [...type.members] : [];
}

function typeOf(file: ts.SourceFile, node: ts.ClassElement | ts.TypeElement): string | undefined {
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) {
    const parameters = node.parameters.map((parameter) => {
      const mark = `${parameter.dotDotDotToken ? '...' : ''}${parameter.name.getText(file)}${parameter.questionToken ? '?' : ''}`;
      return `${mark}: ${plain(parameter.type?.getText(file) ?? 'any')}`;
    });
    return `(${parameters.join(', ')}) => ${plain(node.type?.getText(file) ?? 'void')}`;
  }
  if (!ts.isPropertyDeclaration(node) && !ts.isPropertySignature(node)) return undefined;
  const { type } = node;
  if (!type) return undefined;
  if (ts.isTypeReferenceNode(type) && type.typeName.getText(file) === 'GetSet') {
    return plain(type.typeArguments?.[0]?.getText(file) ?? 'any');
  }
  return plain(type.getText(file));
}

/** A type without differences that only come from the compiler's printing in each version. */
function plain(type: string): string {
  return type
    .replace(/import\(["'][^"']*["']\)\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/\b(\w+)<\1Config>/g, '$1')
    .replace(/\bContainer<Node(, ContainerConfig)?>/g, 'Container')
    .replace(/\bArray<([\w.]+)>/g, '$1[]')
    .replaceAll('"', "'")
    .replace(/; \}/g, ' }')
    .trim();
}
