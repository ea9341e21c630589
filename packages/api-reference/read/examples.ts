import ts from 'typescript';

/**
 * An example of Konva's comments in current TypeScript: `var` becomes `const`, or `let` when the variable is reassigned. Returns an empty
 * list when the text is not code.
 */
export function normaliseExample(example: string): string[] {
  const text = dedent(example);
  if (text === '') return [];
  const file = ts.createSourceFile('example.ts', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS);
  const assigned = new Set<string>();
  const lists: ts.VariableDeclarationList[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isIdentifier(node.left)
    ) {
      assigned.add(node.left.text);
    }
    if (ts.isVariableDeclarationList(node) && (node.flags & ts.NodeFlags.BlockScoped) === 0) lists.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  let result = text;
  for (const list of lists.reverse()) {
    const again = list.declarations.some((declaration) => assigned.has(declaration.name.getText(file)));
    const start = list.getStart(file);
    result = `${result.slice(0, start)}${again ? 'let' : 'const'}${result.slice(start + 'var'.length)}`;
  }
  return [result];
}

/** Removes the common indentation and blank lines at both ends. */
function dedent(text: string): string {
  const lines = text.replace(/^\n+|\s+$/g, '').split('\n');
  const depth = Math.min(
    ...lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0),
  );
  return lines.map((line) => line.slice(Number.isFinite(depth) ? depth : 0)).join('\n');
}
