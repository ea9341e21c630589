import Konva from 'konva';
import { attempt } from './safe';

/** Maximum depth that the agent reads; a deeper tree usually has a cycle. */
export const MAX_DEPTH = 100;

export function isNode(value: unknown): value is Konva.Node {
  return attempt(() => value instanceof Konva.Node, false);
}

/** The node's own array of children, neither copied nor checked: its items may be anything. */
export function childrenOf(node: Konva.Node): readonly unknown[] {
  return attempt(() => {
    const children: unknown = Reflect.get(node, 'children');
    // `isArray` is also true for a proxy of an array, which may throw.
    return Array.isArray(children) && children.length > 0 ? children : [];
  }, []);
}

export function parentOf(node: Konva.Node): Konva.Node | undefined {
  return attempt(() => (isNode(node.parent) ? node.parent : undefined), undefined);
}

/** The path from the stage, or from the topmost ancestor, down to the node itself. */
export function pathOf(node: Konva.Node): Konva.Node[] {
  const path: Konva.Node[] = [];
  for (let at: Konva.Node | undefined = node; at !== undefined && path.length < MAX_DEPTH; at = parentOf(at))
    path.push(at);
  return path.reverse();
}

export function stagesNow(): readonly Konva.Node[] {
  return attempt(() => Konva.stages.filter(isNode), []);
}

/** True for a node that is part of a stage. */
export function isInStage(node: Konva.Node): boolean {
  const [first] = pathOf(node);
  return first !== undefined && stagesNow().includes(first);
}
