import { isCount, isNumber, isRecord, isString } from '@site-packages/contracts';
import {
  type Attribute,
  type AttributeValue,
  type InspectorAnswer,
  type InspectorMessage,
  type InspectorNews,
  MAX_ATTRIBUTES,
  MAX_EVENTS,
  MAX_NUMBERS,
  MAX_ROWS,
  MAX_TEXT,
  type NodeDetails,
  type Point,
  type TreeRow,
} from './inspection';
import { IS_EDITABLE, IS_SET } from './packed-attributes';
import { ROW_FLAGS } from './packed-rows';

/** Maximum number of nodes in one path, and of nodes that one event bubbles through. */
const MAX_PATH = 200;
/** Maximum number of layers that are reported. */
const MAX_LAYERS = 50;

/** Thrown for a value that is not as it must be. */
class Refused extends Error {}

/** Reads a value from a frame; what it returns has only the properties of its type. */
type Read<T> = (value: unknown) => T;
type Readers<T, Keys extends keyof T = keyof T> = { readonly [Key in Keys]-?: Read<T[Key]> };

function that<T>(check: (value: unknown) => value is T): Read<T> {
  return (value) => {
    if (check(value)) return value;
    throw new Refused();
  };
}

const record = that(isRecord);
const count = that(isCount);
const number = that(isNumber);
const flag = that((value) => typeof value === 'boolean');
const text = that((value): value is string => isString(value) && value.length <= MAX_TEXT);
const array = (value: unknown, most: number) =>
  that((one): one is unknown[] => Array.isArray(one) && one.length <= most)(value);

function list<T>(most: number, read: Read<T>): Read<T[]> {
  return (value) => array(value, most).map(read);
}

function optional<T>(read: Read<T>): Read<T | undefined> {
  return (value) => (value === undefined ? undefined : read(value));
}

function fields<T extends object>(readers: Readers<T>): Read<T> {
  const all = Object.entries<Read<unknown>>(readers);
  return (value) => {
    const given = record(value);
    const read = all.map(([key, each]) => [key, each(given[key])] as const);
    return Object.fromEntries(read.filter(([, one]) => one !== undefined)) as T;
  };
}

/** Reads a value of one of several types, whose name is in `type`. */
function oneOf<T extends { type: string }>(types: {
  readonly [Type in T['type']]: Readers<Extract<T, { type: Type }>, Exclude<keyof Extract<T, { type: Type }>, 'type'>>;
}): Read<T> {
  const known = new Map(Object.entries<Readers<object>>(types));
  return (value) => {
    const { type } = record(value);
    const readers = isString(type) ? known.get(type) : undefined;
    if (readers === undefined) throw new Refused();
    return { type, ...fields(readers)(value) } as T;
  };
}

const numbers = fields({ n: list(MAX_NUMBERS, number), more: count });
const other = fields({ other: text });

const attributeValue: Read<AttributeValue> = (value) => {
  if (value === null) return { kind: 'none' };
  if (typeof value === 'number') return { kind: 'number', value: number(value) };
  if (typeof value === 'string') return { kind: 'text', value: text(value) };
  if (typeof value === 'boolean') return { kind: 'flag', value };
  if (!('n' in record(value))) return { kind: 'other', text: other(value).other };
  const { n, more } = numbers(value);
  return { kind: 'numbers', value: n, more };
};

const attribute: Read<Attribute> = (value) => {
  const [name, flags, packed] = array(value, 3);
  const bits = count(flags);
  const isSet = (bits & IS_SET) !== 0;
  return { name: text(name), value: attributeValue(packed), isSet, isEditable: (bits & IS_EDITABLE) !== 0 };
};

const row: Read<TreeRow> = (value) => {
  const [id, className, name, nodeId, level, position, siblings, children, flags, shown] = array(value, 10);
  const bits = count(flags);
  const isOn = (one: (typeof ROW_FLAGS)[number]) => (bits & (1 << ROW_FLAGS.indexOf(one))) !== 0;
  return {
    id: count(id),
    className: text(className),
    name: text(name),
    nodeId: text(nodeId),
    level: count(level),
    position: count(position),
    siblings: count(siblings),
    children: count(children),
    isOpen: isOn('isOpen'),
    visible: isOn('visible'),
    listening: isOn('listening'),
    hiddenByParent: isOn('hiddenByParent'),
    deafByParent: isOn('deafByParent'),
    ...(shown === undefined ? {} : { text: text(shown) }),
  };
};

const node = fields({ id: count, label: text });
const point = fields<Point>({ x: number, y: number });

const details = fields<NodeDetails>({
  id: count,
  className: text,
  path: list(MAX_PATH, node),
  attributes: list(MAX_ATTRIBUTES, attribute),
  clientRect: fields({ x: number, y: number, width: number, height: number }),
  absolutePosition: point,
  absoluteRotation: number,
  absoluteScale: point,
  listeners: list(MAX_ATTRIBUTES, fields({ type: text, count })),
  cachedIn: optional(node),
  madeAt: optional(fields({ file: text, line: count, column: optional(count) })),
});

const event = fields({
  type: text,
  at: number,
  target: node,
  through: list(MAX_PATH, node),
  stoppedBy: optional(node),
  count,
});

const answer = oneOf<InspectorAnswer>({
  rows: { from: count, total: count, rows: list(MAX_ROWS, row) },
  revealed: { index: count, total: count },
  found: { total: count, from: count, nodes: list(MAX_ROWS, node) },
  details: { details: optional(details) },
  set: { attribute },
  done: {},
  refused: { reason: text },
});

const news = oneOf<InspectorNews>({
  absent: {},
  open: { nodes: count, knowsPlaces: flag },
  changed: { total: count, nodes: count, structure: flag, values: flag },
  pointed: { node: optional(node) },
  picked: { node: count },
  takenBack: { node: count, name: text },
  draws: { layers: list(MAX_LAYERS, fields({ id: count, label: text, draws: count, milliseconds: number })) },
  events: { events: list(MAX_EVENTS, event), dropped: count },
});

/**
 * Checks a message from a frame's agent. The demo shares the agent's frame and can forge any message, so nothing is trusted:
 * anything but a complete message of bounded size yields `undefined`, and unknown properties are dropped.
 */
export function readInspectorMessage(value: unknown): InspectorMessage | undefined {
  try {
    const given = record(value);
    return isCount(given['number'])
      ? { number: given['number'], answer: answer(given['answer']) }
      : { news: news(given['news']) };
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
