import { isCount, isNumber, isRecord } from '@site-packages/contracts';
import { isFlag, isText } from './attribute-value-guard';
import {
  type Attribute,
  type InspectorAnswer,
  type InspectorMessage,
  type InspectorNews,
  type LayerDraws,
  type LoggedEvent,
  MAX_ATTRIBUTES,
  MAX_EVENTS,
  MAX_ROWS,
  type NodeDetails,
  type Point,
  type TreeRow,
} from './inspection';
import { unpackAttribute } from './packed-attributes';
import { unpackRow } from './packed-rows';

/** Maximum number of nodes in one path, and of nodes that one event bubbles through. */
const MAX_PATH = 200;
/** Maximum number of layers that are reported. */
const MAX_LAYERS = 50;

type LabelledNode = LoggedEvent['target'];

/** Reads a complete list, or returns undefined. */
function readEach<T>(value: unknown, most: number, read: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const items: T[] = [];
  for (const item of value) {
    const known = read(item);
    if (known === undefined) return undefined;
    items.push(known);
  }
  return items;
}

function readAttribute(value: unknown): Attribute | undefined {
  return unpackAttribute(value, isText);
}

function readPoint(value: unknown): Point | undefined {
  if (!isRecord(value)) return undefined;
  const { x, y } = value;
  return isNumber(x) && isNumber(y) ? { x, y } : undefined;
}

function readRect(value: unknown): NodeDetails['clientRect'] | undefined {
  const corner = readPoint(value);
  if (corner === undefined || !isRecord(value)) return undefined;
  const { width, height } = value;
  return isNumber(width) && isNumber(height) ? { ...corner, width, height } : undefined;
}

function readNode(value: unknown): LabelledNode | undefined {
  if (!isRecord(value)) return undefined;
  const { id, label } = value;
  return isCount(id) && isText(label) ? { id, label } : undefined;
}

function readListeners(value: unknown): NodeDetails['listeners'][number] | undefined {
  if (!isRecord(value)) return undefined;
  const { type, count } = value;
  return isText(type) && isCount(count) ? { type, count } : undefined;
}

function readPlace(value: unknown): NodeDetails['madeAt'] {
  if (!isRecord(value)) return undefined;
  const { file, line, column } = value;
  if (!isText(file) || !isCount(line)) return undefined;
  return { file, line, ...(isCount(column) ? { column } : {}) };
}

function readDetails(value: unknown): NodeDetails | undefined {
  if (!isRecord(value)) return undefined;
  const { id, className, absoluteRotation } = value;
  const path = readEach(value['path'], MAX_PATH, readNode);
  const attributes = readEach(value['attributes'], MAX_ATTRIBUTES, readAttribute);
  const clientRect = readRect(value['clientRect']);
  const absolutePosition = readPoint(value['absolutePosition']);
  const absoluteScale = readPoint(value['absoluteScale']);
  const listeners = readEach(value['listeners'], MAX_ATTRIBUTES, readListeners);
  if (!isCount(id) || !isText(className) || path === undefined || attributes === undefined) return undefined;
  if (clientRect === undefined || absolutePosition === undefined || absoluteScale === undefined) return undefined;
  if (!isNumber(absoluteRotation) || listeners === undefined) return undefined;
  const madeAt = readPlace(value['madeAt']);
  const cachedIn = readNode(value['cachedIn']);
  return {
    id,
    className,
    path,
    attributes,
    clientRect,
    absolutePosition,
    absoluteRotation,
    absoluteScale,
    listeners,
    ...(cachedIn === undefined ? {} : { cachedIn }),
    ...(madeAt === undefined ? {} : { madeAt }),
  };
}

function readAnswer(value: unknown): InspectorAnswer | undefined {
  if (!isRecord(value)) return undefined;
  const { type, from, total, index, reason } = value;
  switch (type) {
    case 'rows': {
      const rows = readEach(value['rows'], MAX_ROWS, (row): TreeRow | undefined => unpackRow(row, isText));
      return isCount(from) && isCount(total) && rows !== undefined ? { type, from, total, rows } : undefined;
    }
    case 'revealed':
      return isCount(index) && isCount(total) ? { type, index, total } : undefined;
    case 'found': {
      const nodes = readEach(value['nodes'], MAX_ROWS, readNode);
      return isCount(from) && isCount(total) && nodes !== undefined ? { type, total, from, nodes } : undefined;
    }
    case 'details': {
      if (value['details'] === undefined) return { type };
      const details = readDetails(value['details']);
      return details === undefined ? undefined : { type, details };
    }
    case 'set': {
      const attribute = readAttribute(value['attribute']);
      return attribute === undefined ? undefined : { type, attribute };
    }
    case 'done':
      return { type };
    case 'refused':
      return isText(reason) ? { type, reason } : undefined;
    default:
      return undefined;
  }
}

function readDraws(value: unknown): LayerDraws | undefined {
  const node = readNode(value);
  if (node === undefined || !isRecord(value)) return undefined;
  const { draws, milliseconds } = value;
  return isCount(draws) && isNumber(milliseconds) ? { ...node, draws, milliseconds } : undefined;
}

function readEvent(value: unknown): LoggedEvent | undefined {
  if (!isRecord(value)) return undefined;
  const { type, at, count } = value;
  const target = readNode(value['target']);
  const through = readEach(value['through'], MAX_PATH, readNode);
  if (!isText(type) || !isNumber(at) || !isCount(count) || target === undefined || through === undefined)
    return undefined;
  const stoppedBy = value['stoppedBy'] === undefined ? undefined : readNode(value['stoppedBy']);
  return { type, at, target, through, count, ...(stoppedBy === undefined ? {} : { stoppedBy }) };
}

function readNews(value: unknown): InspectorNews | undefined {
  if (!isRecord(value)) return undefined;
  const { type, nodes, total, knowsPlaces, structure, values, node, name, dropped } = value;
  switch (type) {
    case 'absent':
      return { type };
    case 'open':
      return isCount(nodes) && isFlag(knowsPlaces) ? { type, nodes, knowsPlaces } : undefined;
    case 'changed':
      return isCount(total) && isCount(nodes) && isFlag(structure) && isFlag(values)
        ? { type, total, nodes, structure, values }
        : undefined;
    case 'pointed': {
      if (node === undefined) return { type };
      const pointed = readNode(node);
      return pointed === undefined ? undefined : { type, node: pointed };
    }
    case 'picked':
      return isCount(node) ? { type, node } : undefined;
    case 'takenBack':
      return isCount(node) && isText(name) ? { type, node, name } : undefined;
    case 'draws': {
      const layers = readEach(value['layers'], MAX_LAYERS, readDraws);
      return layers === undefined ? undefined : { type, layers };
    }
    case 'events': {
      const events = readEach(value['events'], MAX_EVENTS, readEvent);
      return events !== undefined && isCount(dropped) ? { type, events, dropped } : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Checks a message from a frame's agent. The demo shares the agent's frame and can forge any message, so nothing is trusted:
 * anything but a complete message of bounded size yields `undefined`, and unknown properties are dropped.
 */
export function readInspectorMessage(value: unknown): InspectorMessage | undefined {
  if (!isRecord(value)) return undefined;
  if (isCount(value['number'])) {
    const answer = readAnswer(value['answer']);
    return answer === undefined ? undefined : { number: value['number'], answer };
  }
  const news = readNews(value['news']);
  return news === undefined ? undefined : { news };
}
