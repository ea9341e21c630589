import ts from 'typescript';

const SCRIPT = /\.(?:ts|tsx|js|jsx)$/;
const SCRIPT_PART = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/g;

/** The text of every token of a script, without comments and whitespace. */
function scriptTokens(text: string, isJsx = false): string {
  // In a file with JSX, the type parameters of `<T>(value: T) => value` would be read as an element.
  const kind = isJsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile('code', text, ts.ScriptTarget.Latest, false, kind);
  const tokens: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(source);
    if (children.length === 0) tokens.push(node.getText(source));
    else children.forEach(visit);
  };
  visit(source);
  return tokens.join('\n');
}

const withoutStyleComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/**
 * A file of a demo without its comments: two versions with the same result draw the same picture. Files other than scripts, style sheets,
 * Vue and Svelte components are returned unchanged.
 *
 * @param name the file's name, whose extension determines its language
 */
export function codeTokens(name: string, text: string): string {
  if (SCRIPT.test(name)) return scriptTokens(text, name.endsWith('x'));
  if (name.endsWith('.css')) return withoutStyleComments(text);
  if (!/\.(?:vue|svelte)$/.test(name)) return text;
  const scripts: string[] = [];
  const rest = text.replaceAll(SCRIPT_PART, (_all, open: string, code: string, close: string) => {
    scripts.push(scriptTokens(code));
    return `${open}${close}`;
  });
  return [withoutStyleComments(rest.replaceAll(/<!--[\s\S]*?-->/g, '')), ...scripts].join('\0');
}
