import ts from 'typescript';
import type { Passage } from '../model';
import { passagesOf } from './passages';

/** One name, or a type: names with bars between. */
const NAMES = /^\s*\S*(?: \| \S+)*\s*$/;

/**
 * The prose in the string literals of a script, read as Markdown. A string of one word is a name and not prose.
 *
 * @param codeKeys properties whose values are code or names
 */
export function readScript(text: string, codeKeys: ReadonlySet<string>): Passage[] {
  const source = ts.createSourceFile('script.ts', text, ts.ScriptTarget.Latest, true);
  const passages: Passage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isPropertyAssignment(node)) {
      if (!codeKeys.has(nameOf(node.name))) visit(node.initializer);
      return;
    }
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) {
      const start = node.getStart(source) + 1;
      const written = text.slice(start, node.getEnd() - 1);
      if (!NAMES.test(written)) passages.push(...passagesOf(asMarkdown(written), 'markdown', start));
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return passages;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isComputedPropertyName(name) ? '' : name.text;
}

/** What the literal says, with every character at its place: escapes and substitutions are as long as they are written. */
function asMarkdown(written: string): string {
  return written
    .replace(/\\n/g, '\n\n')
    .replace(/\\([`'"])/g, ' $1')
    .replace(/\$\{[^}]*\}/g, (inserted) => '0'.repeat(inserted.length));
}
