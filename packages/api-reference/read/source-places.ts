import ts from 'typescript';
import type { SourcePlace } from '../model/api';
import { ROOT_NAME } from '../model/names';
import { isNearer, readDefinitions, type Definition } from './definitions';
import { lineAt, type Library, type LibraryFile } from './library';

/** Finds the location of a class or a member in Konva's scripts. */
export interface SourcePlaces {
  /** The class or constant itself. */
  ofDeclaration: (file: LibraryFile, name: string) => SourcePlace;
  /** A member; falls back to the line of its declaration. */
  ofMember: (owner: string, member: ts.Node & { name?: ts.Node }, name: string, ofClass: boolean) => SourcePlace;
}

/** Indexes the definitions of all scripts once. */
export function indexSources(library: Library): SourcePlaces {
  const declarations = new Map<string, SourcePlace>();
  const members = new Map<string, { definition: Definition; place: SourcePlace }>();
  /** Static members that share their name with an instance member have a separate line. */
  const statics = new Map<string, SourcePlace>();
  for (const file of library.scripts.values()) {
    const placeOf = (node: ts.Node): SourcePlace => ({ file: file.path, line: lineAt(file, node.getStart(file.ast)) });
    for (const [name, node] of declaredIn(file)) {
      if (!declarations.has(name)) declarations.set(name, placeOf(node));
    }
    for (const definition of readDefinitions(file)) {
      const key = `${definition.owner}.${definition.name}`;
      if (isStatic(definition)) statics.set(key, placeOf(definition.node));
      const known = members.get(key);
      if (!known || isNearer(definition, known.definition)) {
        members.set(key, { definition, place: placeOf(definition.node) });
      }
    }
  }
  const script = (file: LibraryFile) => file.path.replace(/\.d\.ts$/, '.js');
  return {
    ofDeclaration: (file, name) =>
      declarations.get(name) ?? members.get(`${ROOT_NAME}.${name}`)?.place ?? { file: script(file), line: 1 },
    ofMember: (owner, member, name, ofClass) => {
      const known = (ofClass ? statics.get(`${owner}.${name}`) : undefined) ?? members.get(`${owner}.${name}`)?.place;
      const file = library.fileOf(member);
      return known ?? { file: file?.path ?? '', line: file ? lineAt(file, member.getStart()) : 1 };
    },
  };
}

function isStatic({ rank, node }: Definition): boolean {
  if (rank === 'static') return true;
  const modifiers = ts.canHaveModifiers(node) ? (node.modifiers ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
}

/** Classes and constants at the top level of a script. */
function declaredIn(file: LibraryFile): [string, ts.Node][] {
  return file.ast.statements.flatMap((statement): [string, ts.Node][] => {
    if (ts.isClassDeclaration(statement) && statement.name) return [[statement.name.text, statement]];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap((declaration): [string, ts.Node][] =>
      ts.isIdentifier(declaration.name) ? [[declaration.name.text, declaration]] : [],
    );
  });
}
