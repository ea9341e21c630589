import type Konva from 'konva';
import type { NodeDetails } from '../model/inspection';
import { attempt, isObject, shortText } from './safe';

/** Most types of events that are told of one node. */
const MOST_TYPES = 60;

/** The library adds listeners of its own to nodes, under names of its own. */
function isOfProgram(listener: unknown): boolean {
  return isObject(listener) && !/konva/.test(String(Reflect.get(listener, 'name')));
}

/** Listeners that the program has added to a node for a type of event. */
export function listenersOf(node: Konva.Node, type: string): number {
  return attempt(() => {
    const list: unknown = Object.getOwnPropertyDescriptor(node.eventListeners, type)?.value;
    return Array.isArray(list) ? list.filter(isOfProgram).length : 0;
  }, 0);
}

export function countListeners(node: Konva.Node): NodeDetails['listeners'] {
  const types = attempt(() => Object.keys(node.eventListeners), []);
  return types
    .slice(0, MOST_TYPES)
    .map((type) => ({ type: shortText(type, 60), count: listenersOf(node, type) }))
    .filter(({ count }) => count > 0);
}
