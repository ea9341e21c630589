import ts from 'typescript';
import type { LibraryFile } from './library';

/** Forms in which a script defines a member, in order of preference for the source link. */
const RANKS = ['method', 'accessor', 'object', 'prototype', 'static', 'constructor', 'assigned'] as const;
type Rank = (typeof RANKS)[number];

/** One definition of a member in a script of Konva. */
export interface Definition {
  /** Class or constant: `Node`, `Util`. */
  owner: string;
  name: string;
  rank: Rank;
  node: ts.Node;
  /** The default in an attribute's accessor, as source text. */
  value?: string;
}

/** Older names for existing code: `Factory.backCompat(Sprite, { getIndex: 'getFrameIndex' })`. */
export interface OlderName {
  owner: string;
  name: string;
  instead: string;
}

/** True when `a` is preferable to `b`. */
export function isNearer(a: Definition, b: Definition): boolean {
  return RANKS.indexOf(a.rank) < RANKS.indexOf(b.rank);
}

const ACCESSOR = /^(?:\w+\.)?(add(?:Components)?GetterSetter|addOverloadedGetterSetter|addGetter|overWriteSetter)$/;

/**
 * Members that a script defines, by syntax: methods of a class, `Factory.addGetterSetter(Class, 'name')` and similar calls, entries of a
 * constant's object, `Class.prototype.name = …`, `Class.name = …`, and `this.name = …` inside the class. An entry of any other object (`{
 * x: 1 }` in a method's body) is not a definition.
 */
export function readDefinitions(file: LibraryFile): Definition[] {
  const found: Definition[] = [];
  for (const statement of file.ast.statements) {
    if (ts.isClassDeclaration(statement) && statement.name)
      found.push(...ofClass(file, statement, statement.name.text));
    else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        if (!ts.isIdentifier(declaration.name) || !declaration.initializer) continue;
        for (const object of objectsOf(declaration.initializer))
          found.push(...ofObject(file, object, declaration.name.text));
      }
    } else if (ts.isExpressionStatement(statement)) found.push(...ofStatement(file, statement.expression));
  }
  return found;
}

/** Older names that a script keeps. */
export function readOlderNames(file: LibraryFile): OlderName[] {
  return file.ast.statements.flatMap((statement) => {
    const call = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    if (!call || !ts.isCallExpression(call) || !/(^|\.)backCompat$/.test(call.expression.getText(file.ast))) return [];
    const [owner, names] = call.arguments;
    if (!owner || !names || !ts.isObjectLiteralExpression(names)) return [];
    return names.properties.flatMap((entry) =>
      ts.isPropertyAssignment(entry) && ts.isStringLiteral(entry.initializer)
        ? [{ owner: owner.getText(file.ast), name: entry.name.getText(file.ast), instead: entry.initializer.text }]
        : [],
    );
  });
}

function ofClass(file: LibraryFile, node: ts.ClassDeclaration, owner: string): Definition[] {
  const found: Definition[] = [];
  for (const member of node.members) {
    if (!ts.isConstructorDeclaration(member) && member.name) {
      found.push({ owner, name: member.name.getText(file.ast), rank: 'method', node: member });
    }
    const rank = ts.isConstructorDeclaration(member) ? 'constructor' : 'assigned';
    const visit = (inner: ts.Node): void => {
      if (ts.isBinaryExpression(inner) && inner.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
        const { left } = inner;
        if (ts.isPropertyAccessExpression(left) && left.expression.kind === ts.SyntaxKind.ThisKeyword) {
          found.push({ owner, name: left.name.text, rank, node: inner });
        }
      }
      ts.forEachChild(inner, visit);
    };
    ts.forEachChild(member, visit);
  }
  return found;
}

/** The object of a constant: a literal, or the argument of a call (`Util._assign(Core, { … })`). */
function objectsOf(value: ts.Expression): ts.ObjectLiteralExpression[] {
  if (ts.isObjectLiteralExpression(value)) return [value];
  return ts.isCallExpression(value) ? value.arguments.filter(ts.isObjectLiteralExpression) : [];
}

function ofObject(file: LibraryFile, object: ts.ObjectLiteralExpression, owner: string): Definition[] {
  return object.properties.flatMap((entry): Definition[] => {
    if (!entry.name) return [];
    const value = ts.isPropertyAssignment(entry) ? entry.initializer.getText(file.ast) : undefined;
    const name = entry.name.getText(file.ast);
    return [{ owner, name, rank: 'object', node: entry, ...(value === undefined ? {} : { value }) }];
  });
}

/** Accessors and assignments at the top level of a script. */
function ofStatement(file: LibraryFile, expression: ts.Expression): Definition[] {
  if (ts.isCallExpression(expression)) {
    const [target, attribute, value] = expression.arguments;
    const called = ACCESSOR.exec(expression.expression.getText(file.ast))?.[1];
    if (called === undefined || !target || !attribute || !ts.isStringLiteral(attribute)) return [];
    const hasValue = (called === 'addGetterSetter' || called === 'addGetter') && value !== undefined;
    return [
      {
        owner: target.getText(file.ast),
        name: attribute.text,
        rank: 'accessor',
        node: expression,
        ...(hasValue ? { value: constantText(file, value) } : {}),
      },
    ];
  }
  if (!ts.isBinaryExpression(expression) || expression.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return [];
  const assigned = /^(\w+)\.(prototype\.)?(\w+)$/.exec(expression.left.getText(file.ast));
  if (!assigned) return [];
  const [, owner = '', prototype, name = ''] = assigned;
  return [{ owner, name, rank: prototype === undefined ? 'static' : 'prototype', node: expression }];
}

/** A default as text; the name of a constant (`INHERIT`) is replaced by its value. */
function constantText(file: LibraryFile, value: ts.Expression): string {
  if (!ts.isIdentifier(value)) return value.getText(file.ast);
  for (const statement of file.ast.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (declaration.name.getText(file.ast) === value.text && declaration.initializer) {
        return declaration.initializer.getText(file.ast);
      }
    }
  }
  return value.text;
}
