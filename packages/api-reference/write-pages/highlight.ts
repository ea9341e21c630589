import ts from 'typescript';
import { escapeHtml } from '@site-packages/contracts';

/** Classes of `components/api.css`; one letter each, because a page contains them hundreds of times. */
const CLASSES = { keyword: 'k', string: 's', number: 'n', comment: 'c', type: 't', call: 'f', property: 'a' } as const;

/**
 * TypeScript as HTML with a class per kind of token, so that an example does not need a highlighter in the browser. It knows tokens, not
 * grammar, which is enough for examples of a few lines.
 */
export function highlight(code: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, false, ts.LanguageVariant.Standard, code);
  let html = '';
  let templateDepth = 0;
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    if (token === ts.SyntaxKind.TemplateHead) templateDepth += 1;
    if (token === ts.SyntaxKind.CloseBraceToken && templateDepth > 0) {
      token = scanner.reScanTemplateToken(false);
      if (token === ts.SyntaxKind.TemplateTail) templateDepth -= 1;
    }
    const text = scanner.getTokenText();
    const kind = kindOf(token, text, code.slice(scanner.getTokenEnd()), code.slice(0, scanner.getTokenStart()));
    html += kind ? `<i class=${CLASSES[kind]}>${escapeHtml(text)}</i>` : escapeHtml(text);
  }
  return html;
}

function kindOf(token: ts.SyntaxKind, text: string, after: string, before: string): keyof typeof CLASSES | undefined {
  if (token === ts.SyntaxKind.SingleLineCommentTrivia || token === ts.SyntaxKind.MultiLineCommentTrivia)
    return 'comment';
  if (token === ts.SyntaxKind.NumericLiteral) return 'number';
  if (
    token === ts.SyntaxKind.StringLiteral ||
    token === ts.SyntaxKind.NoSubstitutionTemplateLiteral ||
    (token >= ts.SyntaxKind.TemplateHead && token <= ts.SyntaxKind.TemplateTail)
  ) {
    return 'string';
  }
  const isKeyword = token >= ts.SyntaxKind.FirstKeyword && token <= ts.SyntaxKind.LastKeyword;
  if (isKeyword && !/\.\s*$/.test(before) && !/^\s*:/.test(after)) return 'keyword';
  if (token === ts.SyntaxKind.Identifier || isKeyword) {
    if (/^\s*\(/.test(after)) return /new\s+(\w+\.)*$/.test(before) ? 'type' : 'call';
    if (/^\s*:/.test(after)) return 'property';
    if (/^[A-Z]/.test(text)) return 'type';
  }
  return undefined;
}
