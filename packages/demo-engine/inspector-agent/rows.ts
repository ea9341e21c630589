import type Konva from 'konva';
import type { TreeRow } from '../model/inspection';
import { classOf, nameOf, nodeIdOf, textOf } from './labels';
import { childrenOf, parentOf, pathOf, stagesNow } from './library';
import type { NodeRegistry } from './node-registry';
import { attempt } from './safe';

function isTold(node: Konva.Node, name: 'visible' | 'listening'): boolean {
  return attempt(() => node[name]() !== false, true);
}

/** Position among the siblings, from 1. `index` has it, unless the program has changed the array of children. */
function positionOf(node: Konva.Node, siblings: readonly unknown[]): number {
  const { index } = node;
  return (siblings[index] === node ? index : Math.max(0, siblings.indexOf(node))) + 1;
}

/** Creates the tree's row for a node. */
export function makeRow(node: Konva.Node, registry: NodeRegistry, isOpen: boolean): TreeRow {
  const parent = parentOf(node);
  const siblings = parent === undefined ? stagesNow() : childrenOf(parent);
  const above = pathOf(node).slice(0, -1);
  const text = textOf(node);
  const children = childrenOf(node).length;
  return {
    id: registry.idOf(node),
    className: classOf(node),
    name: nameOf(node),
    nodeId: nodeIdOf(node),
    level: above.length + 1,
    position: attempt(() => positionOf(node, siblings), 1),
    siblings: siblings.length,
    children,
    isOpen: isOpen && children > 0,
    visible: isTold(node, 'visible'),
    listening: isTold(node, 'listening'),
    hiddenByParent: above.some((one) => !isTold(one, 'visible')),
    deafByParent: above.some((one) => !isTold(one, 'listening')),
    ...(text === undefined ? {} : { text }),
  };
}
