import type { ConsoleValue } from '../model/messages';

/** Limits of a logged value's depth, width and length; what exceeds them is cut. */
const MAX_DEPTH = 4;
const MAX_ENTRIES = 60;
const MAX_TEXT = 2000;
/** Maximum number of objects of one call in total, so that wide trees end too. */
const MAX_NODES = 400;

interface Budget {
  nodes: number;
  seen: Set<object>;
}

type ObjectValue = Extract<ConsoleValue, { kind: 'object' }>;

function cut(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}… (${text.length - MAX_TEXT} more characters)` : text;
}

/** Runs a read that the demo's code may make throw: a getter, a proxy trap, a `toString`. */
function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

function text(value: string): ConsoleValue {
  return { kind: 'text', text: cut(value) };
}

function functionValue(value: object): ConsoleValue {
  const name = attempt(() => {
    const descriptor = Object.getOwnPropertyDescriptor(value, 'name');
    return typeof descriptor?.value === 'string' ? descriptor.value : '';
  }, '');
  const isClass = attempt(() => Function.prototype.toString.call(value).startsWith('class'), false);
  if (isClass) return { kind: 'function', text: cut(`class ${name || '(anonymous)'}`) };
  return { kind: 'function', text: cut(`ƒ ${name || '(anonymous)'}()`) };
}

/** The name of an object's class, read without running the object's code. */
function className(value: object): string {
  return attempt(() => {
    let prototype: unknown = Object.getPrototypeOf(value);
    for (let step = 0; step < 5 && typeof prototype === 'object' && prototype !== null; step += 1) {
      const made: unknown = Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value;
      if (typeof made === 'function' && typeof made.name === 'string' && made.name !== '') return made.name;
      prototype = Object.getPrototypeOf(prototype);
    }
    return prototype === null ? 'Object' : '';
  }, '');
}

/** A Konva node's attributes, which tell a reader more than its many private fields; undefined for other objects. */
function konvaAttributes(value: object): { name: string; attrs: object } | undefined {
  return attempt(() => {
    const attrs: unknown = Object.getOwnPropertyDescriptor(value, 'attrs')?.value;
    const kind: unknown = Reflect.get(value, 'className') ?? Reflect.get(value, 'nodeType');
    const isNode = typeof Reflect.get(value, 'getLayer') === 'function' && typeof kind === 'string';
    return isNode && typeof attrs === 'object' && attrs !== null ? { name: `Konva.${String(kind)}`, attrs } : undefined;
  }, undefined);
}

function elementLabel(element: Element): string {
  const attributes = [...element.attributes].slice(0, 6).map(({ name, value }) => ` ${name}="${value.slice(0, 60)}"`);
  return `<${element.localName}${attributes.join('')}>`;
}

function errorText(error: Error): string {
  const title = attempt(() => `${error.name}: ${error.message}`, 'Error');
  // Only Chromium's stack repeats the title; blob URLs mean nothing to a reader.
  const stack = attempt(() => String(error.stack ?? ''), '');
  const frames = stack.split('\n').filter((line) => line.includes('demo://'));
  return [title, ...frames.slice(0, 4).map((line) => `    ${line.trim()}`)].join('\n');
}

function propertyValue(target: object, key: PropertyKey, depth: number, budget: Budget): ConsoleValue {
  const descriptor = attempt(() => Object.getOwnPropertyDescriptor(target, key), undefined);
  if (descriptor === undefined) return text('(unreadable)');
  // A getter is the demo's own code: showing a value must not run it.
  if (!('value' in descriptor)) return text('(getter)');
  return treeOf(descriptor.value, depth, budget);
}

function listEntries(
  label: string,
  size: number,
  items: Iterable<[string, unknown]>,
  depth: number,
  budget: Budget,
): ObjectValue {
  const entries: ObjectValue['entries'] = [];
  for (const [key, item] of items) {
    if (entries.length >= MAX_ENTRIES || budget.nodes <= 0) break;
    entries.push({ key: cut(key), value: treeOf(item, depth + 1, budget) });
  }
  return { kind: 'object', label, entries, more: Math.max(0, size - entries.length) };
}

function* mapItems(map: Map<unknown, unknown>): Iterable<[string, unknown]> {
  for (const [key, item] of map) yield [typeof key === 'object' && key !== null ? className(key) : String(key), item];
}

function* setItems(set: Set<unknown>): Iterable<[string, unknown]> {
  let index = 0;
  for (const item of set) yield [String(index++), item];
}

function objectValue(value: object, depth: number, budget: Budget): ConsoleValue {
  if (value instanceof Error) return text(errorText(value));
  if (value instanceof Date) return text(attempt(() => value.toISOString(), 'Invalid Date'));
  if (value instanceof RegExp) return text(attempt(() => value.toString(), 'RegExp'));
  if (value instanceof Element) return text(attempt(() => elementLabel(value), 'Element'));

  const name = className(value);
  if (budget.seen.has(value)) return text(`(circular ${name || 'Object'})`);
  const konva = konvaAttributes(value);
  const isArray = attempt(() => Array.isArray(value), false);
  const label = konva?.name ?? (name || 'Object');
  if (depth >= MAX_DEPTH || budget.nodes <= 0) return text(isArray ? `${label}[…]` : `${label} {…}`);

  budget.seen.add(value);
  try {
    if (value instanceof Map) return listEntries(`Map(${value.size})`, value.size, mapItems(value), depth, budget);
    if (value instanceof Set) return listEntries(`Set(${value.size})`, value.size, setItems(value), depth, budget);
    return ownProperties(konva?.attrs ?? value, label, isArray, depth, budget);
  } finally {
    // Only an object that contains itself is circular; the same object in two places is shown twice.
    budget.seen.delete(value);
  }
}

function ownProperties(target: object, label: string, isArray: boolean, depth: number, budget: Budget): ConsoleValue {
  const keys = attempt<PropertyKey[] | undefined>(() => {
    if (!isArray && !ArrayBuffer.isView(target)) return Reflect.ownKeys(target);
    // Index by index: listing the keys of an array with a million elements would itself be too slow.
    const length: unknown = Reflect.get(target, 'length');
    return typeof length === 'number'
      ? Array.from({ length: Math.min(length, MAX_ENTRIES) }, (_, index) => String(index))
      : [];
  }, undefined);
  if (keys === undefined) return text(`${label} (unreadable)`);
  const length =
    isArray || ArrayBuffer.isView(target) ? attempt(() => Number(Reflect.get(target, 'length')), 0) : undefined;
  const size = length ?? keys.length;
  const entries: ObjectValue['entries'] = [];
  for (const key of keys) {
    if (entries.length >= MAX_ENTRIES || budget.nodes <= 0) break;
    entries.push({ key: cut(String(key)), value: propertyValue(target, key, depth + 1, budget) });
  }
  const shown = length === undefined ? label : `${label}(${length})`;
  return { kind: 'object', label: cut(shown), entries, more: Math.max(0, size - entries.length) };
}

function treeOf(value: unknown, depth: number, budget: Budget): ConsoleValue {
  budget.nodes -= 1;
  switch (typeof value) {
    case 'string':
      return { kind: 'primitive', type: 'string', text: cut(value) };
    case 'number':
      return { kind: 'primitive', type: 'number', text: Object.is(value, -0) ? '-0' : String(value) };
    case 'bigint':
      return { kind: 'primitive', type: 'bigint', text: cut(`${value}n`) };
    case 'boolean':
      return { kind: 'primitive', type: 'boolean', text: String(value) };
    case 'undefined':
      return { kind: 'primitive', type: 'undefined', text: 'undefined' };
    case 'symbol':
      return { kind: 'primitive', type: 'symbol', text: cut(value.toString()) };
    case 'function':
      return functionValue(value);
    default:
      if (value === null) return { kind: 'primitive', type: 'null', text: 'null' };
      return attempt(() => objectValue(value as object, depth, budget), text('(unreadable)'));
  }
}

/**
 * Turns the arguments of one console call into text trees. Never throws, never runs the demo's getters or `toString`, and always
 * ends: values are cut in depth, width and length.
 *
 * A first argument with `%s`, `%d`, `%i`, `%f`, `%o`, `%O` or `%c` is formatted as browsers do; `%c` styles are dropped.
 */
export function toConsoleValues(values: readonly unknown[]): ConsoleValue[] {
  const budget: Budget = { nodes: MAX_NODES, seen: new Set() };
  const [first, ...rest] = values;
  if (typeof first !== 'string' || rest.length === 0 || !first.includes('%')) {
    return values.slice(0, MAX_ENTRIES).map((value) => plain(value, budget));
  }
  const out: ConsoleValue[] = [];
  let line = '';
  let at = 0;
  for (const match of first.matchAll(/%([sdifoOc%])/g)) {
    line += first.slice(at, match.index);
    at = match.index + 2;
    const directive = match[1];
    if (directive === '%') line += '%';
    else if (rest.length === 0) line += match[0];
    else {
      const value = rest.shift();
      if (directive === 'c') continue;
      if (directive === 'o' || directive === 'O') {
        if (line !== '') out.push(text(line));
        line = '';
        out.push(treeOf(value, 0, budget));
      } else line += formatted(directive ?? 's', value);
    }
  }
  line += first.slice(at);
  if (line !== '') out.push(text(line));
  return [...out, ...rest.slice(0, MAX_ENTRIES).map((value) => plain(value, budget))];
}

/** Strings at the top of a call are shown without quotes, as consoles do. */
function plain(value: unknown, budget: Budget): ConsoleValue {
  return typeof value === 'string' ? text(value) : treeOf(value, 0, budget);
}

function formatted(directive: string, value: unknown): string {
  if (typeof value === 'symbol' || typeof value === 'function') return '(function)';
  if (typeof value === 'object' && value !== null) return directive === 's' ? className(value) || 'Object' : 'NaN';
  if (directive === 's') return String(value);
  return String(directive === 'f' ? Number.parseFloat(String(value)) : Number.parseInt(String(value), 10));
}
