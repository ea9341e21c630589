import type Konva from 'konva';
import { attempt } from './safe';
import { childrenOf, isNode, MAX_DEPTH } from './library';

/** Maximum number of items to visit; a larger tree is cut. */
const MAX_VISITS = 2_000_000;

/** Siblings, and the index at which the walk continues. */
interface Level {
  nodes: readonly unknown[];
  next: number;
  isShown: boolean;
}

/**
 * Visits nodes and their descendants in tree order. It does not recurse, and limits depth and number, because a program can nest nodes
 * in a cycle.
 *
 * @param visit called with each node and the result of the call for its parent
 */
export function walkTree(roots: readonly unknown[], visit: (node: Konva.Node, isShown: boolean) => boolean): void {
  const levels: Level[] = [{ nodes: roots, next: 0, isShown: true }];
  for (let visits = 0; visits < MAX_VISITS; visits += 1) {
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
    if (nodes.length > 0 && levels.length < MAX_DEPTH) levels.push({ nodes, next: 0, isShown });
  }
}
