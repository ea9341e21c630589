import type * as acorn from 'acorn';
import type { AssetForm } from '../specifiers';

/** Whether code passes what an import binds to a request, so that it means the file's URL. */
export function takesAddress(name: string, code: string): boolean {
  return new RegExp(
    `(?:\\bfetch|\\.open|\\bnew\\s+(?:URL|Request))\\s*\\((?:[^()]*,)?\\s*${name.replaceAll('$', '\\$')}\\s*[,)]`,
  ).test(code);
}

/** What an import of a file without `?url` or `?raw` gives: bundlers parse JSON; of other files they give the URL. */
export function jsonImport(file: string, node: acorn.AnyNode, code: string): AssetForm {
  if (!file.toLowerCase().endsWith('.json')) return 'url';
  if (node.type !== 'ImportDeclaration') return node.type === 'ImportExpression' ? 'data' : 'url';
  const [first, ...others] = node.specifiers;
  return first !== undefined && (others.length > 0 || !takesAddress(first.local.name, code)) ? 'data' : 'url';
}
