import type Konva from 'konva';
import { attempt } from './safe';
import { childrenOf, isNode, MOST_DEPTH } from './library';

/** So many nodes are looked at; a program with more has its tree cut. */
const MOST_VISITS = 2_000_000;

/** Nodes beside each other, and how far the walk has come. */
interface Level {
  nodes: readonly unknown[];
  next: number;
  isShown: boolean;
}

/**
 * Goes through nodes and all below them, in the order of the tree. Without recursion, and with a limit for depth and number: a
 * program can nest nodes in a circle.
 *
 * @param visit called with each node and with what its parent's call has answered; its answer is for the node's children
 */
export function walkTree(roots: readonly unknown[], visit: (node: Konva.Node, isShown: boolean) => boolean): void {
  const levels: Level[] = [{ nodes: roots, next: 0, isShown: true }];
  for (let visits = 0; visits < MOST_VISITS; visits += 1) {
    const level = levels.at(-1);
    if (level === undefined) return;
    const { nodes: siblings, next } = level;
    if (attempt(() => next >= siblings.length, true)) {
      levels.pop();
      continue;
    }
    level.next += 1;
    const node = attempt(() => siblings[next], undefined);
    if (!isNode(node)) continue;
    const isShown = visit(node, level.isShown);
    const nodes = childrenOf(node);
    if (nodes.length > 0 && levels.length < MOST_DEPTH) levels.push({ nodes, next: 0, isShown });
  }
}
