import type Konva from 'konva';
import type { NodeDetails } from '../model/inspection';
import { attempt, isObject, shortText } from './safe';

/** Maximum number of event types to report of one node. */
const MAX_TYPES = 60;

/** True for the program's listeners. Konva's own listeners on nodes have `konva` in their names. */
function isOfProgram(listener: unknown): boolean {
  return isObject(listener) && !/konva/.test(String(Reflect.get(listener, 'name')));
}

/** Number of the program's listeners on a node for an event type. */
export function listenersOf(node: Konva.Node, type: string): number {
  return attempt(() => {
    const list: unknown = Object.getOwnPropertyDescriptor(node.eventListeners, type)?.value;
    return Array.isArray(list) ? list.filter(isOfProgram).length : 0;
  }, 0);
}

export function countListeners(node: Konva.Node): NodeDetails['listeners'] {
  const types = attempt(() => Object.keys(node.eventListeners), []);
  return types
    .slice(0, MAX_TYPES)
    .map((type) => ({ type: shortText(type, 60), count: listenersOf(node, type) }))
    .filter(({ count }) => count > 0);
}
