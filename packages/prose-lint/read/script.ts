import ts from 'typescript';
import type { Passage } from '../model';
import { passagesOf } from './passages';

/** A single name, or a union type: names separated by bars. */
const NAMES = /^\s*\S*(?: \| \S+)*\s*$/;

/**
 * The prose in the string literals of a script, parsed as Markdown. A string of one word is a name, not prose.
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

/** The literal's text with all offsets unchanged: escapes and substitutions keep the length they have in the source. */
function asMarkdown(written: string): string {
  return written
    .replace(/\\n/g, '\n\n')
    .replace(/\\([`'"])/g, ' $1')
    .replace(/\$\{[^}]*\}/g, (inserted) => '0'.repeat(inserted.length));
}
