/** A node of a syntax tree: acorn's, or that of Svelte's parser, which also has TypeScript and markup. */
export interface TreeNode {
  type: string;
  start: number;
  end: number;
}

interface FunctionNode extends TreeNode {
  type: 'ArrowFunctionExpression' | 'FunctionExpression' | 'FunctionDeclaration';
}

/** Parts that are not code, or lead back up. */
const NOT_CODE: ReadonlySet<string> = new Set(['parent', 'metadata', 'loc', 'typeAnnotation', 'typeParameters']);

function isNode(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
}

export function child(node: TreeNode | undefined, key: string): TreeNode | undefined {
  const value: unknown = node === undefined ? undefined : Reflect.get(node, key);
  return isNode(value) ? value : undefined;
}

export function children(node: TreeNode | undefined, key: string): TreeNode[] {
  const value: unknown = node === undefined ? undefined : Reflect.get(node, key);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The name of an identifier. */
export function nameOf(node: TreeNode | undefined): string | undefined {
  return node?.type === 'Identifier' ? String(Reflect.get(node, 'name')) : undefined;
}

/** The name of the property in `a.name`. */
export function propertyName(node: TreeNode | undefined): string | undefined {
  if (node?.type !== 'MemberExpression' || Reflect.get(node, 'computed') === true) return undefined;
  return nameOf(child(node, 'property'));
}

export function isFunction(node: TreeNode | undefined): node is FunctionNode {
  return node !== undefined && /^(?:Arrow)?Function(?:Expression|Declaration)$/.test(node.type);
}

/**
 * Visits a node and everything in it.
 *
 * @param visit gets the node and those around it, the outermost first; returns false to leave out what is inside
 */
export function walk(
  root: TreeNode,
  visit: (node: TreeNode, around: readonly TreeNode[]) => boolean | void,
  around: TreeNode[] = [],
): void {
  if (visit(root, around) === false) return;
  around.push(root);
  for (const [key, value] of Object.entries(root)) {
    if (NOT_CODE.has(key)) continue;
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    for (const part of parts) if (isNode(part)) walk(part, visit, around);
  }
  around.pop();
}

/** True when a node, or something in it, passes the test. */
export function contains(root: TreeNode | undefined, test: (node: TreeNode) => boolean): boolean {
  let isFound = false;
  if (root !== undefined) walk(root, (node) => void (isFound ||= test(node)));
  return isFound;
}

/** The name of the function or method that is called. */
export function calledName(node: TreeNode | undefined): string | undefined {
  const callee = node?.type === 'CallExpression' ? child(node, 'callee') : undefined;
  return nameOf(callee) ?? propertyName(callee);
}

/** The variable in `rects[0].x`. */
export function rootName(node: TreeNode | undefined): string | undefined {
  let at = node;
  while (at !== undefined && at.type !== 'Identifier') {
    if (at.type === 'MemberExpression') at = child(at, 'object');
    else if (at.type === 'ChainExpression' || at.type.startsWith('TS')) at = child(at, 'expression');
    else return undefined;
  }
  return nameOf(at);
}

/** True when one of these functions has a parameter or a variable of the name. */
export function isShadowed(name: string, functions: readonly TreeNode[]): boolean {
  const isNamed = (node: TreeNode) => nameOf(node) === name;
  const declares = (node: TreeNode) => node.type === 'VariableDeclarator' && contains(child(node, 'id'), isNamed);
  return functions.some(
    (one) => children(one, 'params').some((param) => contains(param, isNamed)) || contains(one, declares),
  );
}
