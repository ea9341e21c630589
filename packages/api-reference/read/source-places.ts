import ts from 'typescript';
import type { SourcePlace } from '../model/api';
import { lineAt, type Library, type LibraryFile } from './library';

/** Finds where a class or a member is written in the library's scripts. */
export interface SourcePlaces {
  /** The class or constant itself. */
  ofDeclaration: (file: LibraryFile, name: string) => SourcePlace;
  /** A member; falls back to the line of its declaration file, then to the owner. */
  ofMember: (file: LibraryFile, owner: string, member: ts.Node & { name?: ts.Node }, name: string) => SourcePlace;
}

/** Indexes methods, `Factory.add…(Class, 'attribute')` calls and object members of all scripts once. */
export function indexSources(library: Library): SourcePlaces {
  const declarations = new Map<string, SourcePlace>();
  const members = new Map<string, SourcePlace>();
  for (const file of library.scripts.values()) {
    const put = (map: Map<string, SourcePlace>, key: string, node: ts.Node) => {
      if (!map.has(key)) map.set(key, { file: file.path, line: lineAt(file, node.getStart(file.ast)) });
    };
    const visit = (node: ts.Node, owner: string | undefined): void => {
      let inner = owner;
      if (ts.isClassDeclaration(node) && node.name) {
        inner = node.name.text;
        put(declarations, inner, node);
      } else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
        put(declarations, node.name.text, node);
        inner = node.initializer ? node.name.text : owner;
      } else if (owner && (ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node) || ts.isGetAccessor(node))) {
        put(members, `${owner}.${node.name.getText(file.ast)}`, node);
      } else if (ts.isCallExpression(node)) {
        const [target, attribute] = node.arguments;
        const isFactory = /(^|\.)add(Components|Overloaded)?GetterSetter$/.test(node.expression.getText(file.ast));
        if (isFactory && target && attribute && ts.isStringLiteral(attribute)) {
          put(members, `${target.getText(file.ast)}.${attribute.text}`, node);
        }
      } else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
        const assigned = /^(\w+)\.(?:prototype\.)?(\w+)$/.exec(node.left.getText(file.ast));
        if (assigned) put(members, `${assigned[1] ?? ''}.${assigned[2] ?? ''}`, node);
        const own = /^this\.(\w+)$/.exec(node.left.getText(file.ast))?.[1];
        if (own && owner) put(members, `${owner}.${own}`, node);
      }
      ts.forEachChild(node, (child) => visit(child, inner));
    };
    visit(file.ast, undefined);
  }
  const script = (file: LibraryFile) => file.path.replace(/\.d\.ts$/, '.js');
  return {
    ofDeclaration: (file, name) => declarations.get(name) ?? { file: script(file), line: 1 },
    ofMember: (file, owner, member, name) =>
      members.get(`${owner}.${name}`) ?? { file: file.path, line: lineAt(file, member.getStart(file.ast)) },
  };
}
