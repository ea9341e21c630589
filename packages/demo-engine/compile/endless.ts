import type * as acorn from 'acorn';
import { full } from 'acorn-walk';
import type { Loop } from './loop';

/** Nodes that may end a loop from inside, or change what its condition reads in ways that are not analyzed. */
const WAYS_OUT = new Set(['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'AwaitExpression', 'YieldExpression']);

function namesIn(node: acorn.Node): Set<string> {
  const names = new Set<string>();
  full(node, (one) => {
    if (isIdentifier(one)) names.add(one.name);
  });
  return names;
}

function isIdentifier(node: acorn.Node): node is acorn.Identifier {
  return node.type === 'Identifier';
}

function has(node: acorn.Node, test: (one: acorn.AnyNode) => boolean): boolean {
  let found = false;
  full(node, (one) => {
    // The walker passes nodes of specific types but declares the common type.
    if (isAnyNode(one) && test(one)) found = true;
  });
  return found;
}

function isAnyNode(node: acorn.Node): node is acorn.AnyNode {
  return 'type' in node;
}

function touches(part: acorn.Node, names: ReadonlySet<string>): boolean {
  return [...namesIn(part)].some((name) => names.has(name));
}

/** Whether a node assigns to one of the variables. */
function assigns(node: acorn.Node, names: ReadonlySet<string>): boolean {
  return has(
    node,
    (one) =>
      (one.type === 'AssignmentExpression' && touches(one.left, names)) ||
      (one.type === 'UpdateExpression' && touches(one.argument, names)),
  );
}

/** Whether a node may change one of the variables: by an assignment, or by a call that receives one of them or is one of their methods. */
function changes(node: acorn.Node, names: ReadonlySet<string>): boolean {
  return (
    assigns(node, names) || has(node, ({ type }) => /^(?:Call|New|TaggedTemplate)Expression$|^For(?:Of|In)/.test(type))
  );
}

/** True for a loop whose counter moves away from its limit: `for (let i = 0; i < 10; i--)`. */
function isCountedAway({ test, update, body }: acorn.ForStatement): boolean {
  if (test?.type !== 'BinaryExpression' || update?.type !== 'UpdateExpression') return false;
  const { left, operator } = test;
  if (left.type !== 'Identifier' || update.argument.type !== 'Identifier') return false;
  if (left.name !== update.argument.name || assigns(body, new Set([left.name]))) return false;
  return /^<=?$/.test(operator) ? update.operator === '--' : /^>=?$/.test(operator) && update.operator === '++';
}

/**
 * Whether a loop provably has no end: its condition is always true, or nothing in it changes what the condition reads. False for a
 * loop that may just be long.
 */
export function isEndless(loop: Loop): boolean {
  if (loop.type === 'ForOfStatement') return false;
  const { test = null, body } = loop;
  if (has(body, ({ type }) => WAYS_OUT.has(type))) return false;
  if (test === null || (test.type === 'Literal' && Boolean(test.value))) return true;
  if (loop.type === 'ForStatement' && isCountedAway(loop)) return true;
  const names = namesIn(test);
  if (
    names.size === 0 ||
    has(test, ({ type }) => type !== 'Identifier' && /Call|Update|Assignment|Await|Member/.test(type))
  ) {
    return false;
  }
  const update = loop.type === 'ForStatement' ? loop.update : null;
  return !changes(body, names) && (update === null || update === undefined || !changes(update, names));
}
