import Konva from 'konva';
import { attempt } from './safe';

/** Deepest nesting that is followed. Beyond it are programs that nest nodes in a circle. */
export const MOST_DEPTH = 100;

export function isNode(value: unknown): value is Konva.Node {
  return attempt(() => value instanceof Konva.Node, false);
}

/** The children of a node, as the library keeps them: not a copy, and nobody has looked at the items. */
export function childrenOf(node: Konva.Node): readonly unknown[] {
  return attempt(() => {
    const children: unknown = Reflect.get(node, 'children');
    // A proxy of an array counts as one, and may throw.
    return Array.isArray(children) && children.length > 0 ? children : [];
  }, []);
}

export function parentOf(node: Konva.Node): Konva.Node | undefined {
  return attempt(() => (isNode(node.parent) ? node.parent : undefined), undefined);
}

/** From the stage, or from what is uppermost, down to the node itself. */
export function pathOf(node: Konva.Node): Konva.Node[] {
  const path: Konva.Node[] = [];
  for (let at: Konva.Node | undefined = node; at !== undefined && path.length < MOST_DEPTH; at = parentOf(at))
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
