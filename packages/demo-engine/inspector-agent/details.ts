import type Konva from 'konva';
import type { NodeDetails } from '../model/inspection';
import { readAttributes } from './attributes';
import { classOf, labelOf } from './labels';
import { pathOf } from './library';
import { countListeners } from './listeners';
import type { NodeRegistry } from './node-registry';
import { attempt, tidyNumber } from './safe';

function tidyPoint(read: () => { x: number; y: number }): { x: number; y: number } {
  const { x, y } = attempt(read, { x: 0, y: 0 });
  return { x: tidyNumber(x), y: tidyNumber(y) };
}

/** The client rect of a node, in pixels of its stage. */
export function clientRectOf(node: Konva.Node): NodeDetails['clientRect'] {
  const { x, y, width, height } = attempt(() => node.getClientRect(), { x: 0, y: 0, width: 0, height: 0 });
  return { x: tidyNumber(x), y: tidyNumber(y), width: tidyNumber(width), height: tidyNumber(height) };
}

function isCached(node: Konva.Node): boolean {
  return attempt(() => node.isCached(), false);
}

/** Reads everything that the panel shows of one node. */
export function readDetails(node: Konva.Node, registry: NodeRegistry, madeAt: NodeDetails['madeAt']): NodeDetails {
  const path = pathOf(node);
  const labelled = (one: Konva.Node) => ({ id: registry.idOf(one), label: labelOf(one) });
  const cached = path.find(isCached);
  return {
    id: registry.idOf(node),
    className: classOf(node),
    path: path.map(labelled),
    attributes: readAttributes(node),
    clientRect: clientRectOf(node),
    absolutePosition: tidyPoint(() => node.getAbsolutePosition()),
    absoluteRotation: tidyNumber(attempt(() => node.getAbsoluteRotation(), 0)),
    absoluteScale: tidyPoint(() => node.getAbsoluteScale()),
    listeners: countListeners(node),
    ...(cached === undefined ? {} : { cachedIn: labelled(cached) }),
    ...(madeAt === undefined ? {} : { madeAt }),
  };
}
