import { calledName, child, isFunction, type TreeNode, walk } from './syntax-tree';
import type { StateChange } from './state-changes';

/** What JSX is compiled to. */
const ELEMENT = /^_jsxs?(?:DEV)?$/;

/** JSX that is a statement of a function: it is neither returned nor kept, so it is not drawn. */
export function lostElements(program: TreeNode): StateChange[] {
  const found: StateChange[] = [];
  walk(program, (node, around) => {
    const made = node.type === 'ExpressionStatement' ? child(node, 'expression') : undefined;
    if (made?.type !== 'CallExpression' || !ELEMENT.test(calledName(made) ?? '') || !around.some(isFunction)) return;
    found.push({
      at: node.start,
      title: 'JSX is not returned',
      message:
        'This element is created and not returned, so it is not drawn. Write return before it, or (…) in place of the braces: (item) => (<Rect />).',
    });
  });
  return found;
}
