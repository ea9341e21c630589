import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Folders with pages. */
export const PAGE_FOLDERS = ['content', 'blog'] as const;
const ENDING = /\.claims\.tsx?$/;

/** A claim as read from its file. */
export interface WrittenClaim {
  says: string;
  line: number;
}

/** The claims of one page. */
export interface ClaimsFile {
  /** Path from the root of the project: `content/docs/shapes/Line.claims.ts`. */
  file: string;
  /** The page they belong to: `content/docs/shapes/Line.mdx`. */
  page: string;
  /** The page's short name in tests: `docs/shapes/Line`. */
  name: string;
  claims: WrittenClaim[];
  /** Problems in the file. */
  problems: string[];
}

/** All claims files, sorted by path. They are parsed, not run. */
export function readClaimsFiles(root: string): ClaimsFile[] {
  return PAGE_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => ENDING.test(file))
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
      .sort(),
  ).map((file) => {
    const page = file.replace(ENDING, '.mdx');
    const { claims, problems } = readClaims(readFileSync(path.join(root, file), 'utf8'), file);
    if (!existsSync(path.join(root, page))) {
      problems.push(`${file}: there is no page ${page}. Name the file like its page.`);
    }
    return { file, page, name: page.replace(/^content\//, '').replace(/\.mdx$/, ''), claims, problems };
  });
}

/**
 * The claims in a script, in the order in which it exports them.
 *
 * @param file the file's path, for messages
 */
export function readClaims(text: string, file: string): Pick<ClaimsFile, 'claims' | 'problems'> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const claims: WrittenClaim[] = [];
  const problems: string[] = [];
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const list = source.statements.map(exportedList).find((found) => found !== undefined);
  if (list === undefined) return { claims, problems: [`${file}: write \`export default defineClaims([…])\`.`] };

  for (const element of list.elements) {
    const says = ts.isObjectLiteralExpression(element) ? element.properties.find(isSays)?.initializer : undefined;
    if (says !== undefined && ts.isStringLiteralLike(says)) claims.push({ says: says.text, line: lineOf(element) });
    else problems.push(`${file}:${lineOf(element)}: write each claim as \`{ says: 'words of the page', run… }\`.`);
  }
  for (const { says, line } of claims.filter(
    ({ says }, index) => claims.findIndex((one) => one.says === says) < index,
  )) {
    problems.push(`${file}:${line}: "${says}" is claimed twice. Join the two programs.`);
  }
  return { claims, problems };
}

function exportedList(statement: ts.Statement): ts.ArrayLiteralExpression | undefined {
  if (!ts.isExportAssignment(statement) || !ts.isCallExpression(statement.expression)) return undefined;
  const { expression, arguments: given } = statement.expression;
  const [list] = given;
  const isClaims = ts.isIdentifier(expression) && expression.text === 'defineClaims';
  return isClaims && list !== undefined && ts.isArrayLiteralExpression(list) ? list : undefined;
}

function isSays(property: ts.ObjectLiteralElementLike): property is ts.PropertyAssignment {
  return ts.isPropertyAssignment(property) && ts.isIdentifier(property.name) && property.name.text === 'says';
}
