import type KonvaModule from 'konva';
import { konva } from './konva';
import { movementsOf, type Movement } from './moved-nodes';
import { valueOf } from './objects';
import type { HeldNode, Tree } from './trees';

/** A node at one moment: attributes that are plain data, and its index among its siblings. */
type Facts = Map<string, unknown>;

/** Props of the bindings that are not attributes. */
const NO_ATTRIBUTES: ReadonlySet<string> = new Set([
  'children',
  'container',
  'divWrapperProps',
  'eventBatchFunc',
  'forwardedRef',
  'key',
  'ref',
  'staticConfig',
  'style',
]);
/** Numbers that differ by less count as equal. */
const TOLERANCE = 1e-6;
/** Maximum number of nodes in a message. */
const MAX = 5;

/** Data only: functions, elements and nodes are left out. */
function plain(value: unknown): unknown {
  if (Array.isArray(value) || ArrayBuffer.isView(value))
    return Object.values(value).map((item: unknown) => plain(item));
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
      const kept = plain(item);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
}

function factsOf(node: KonvaModule.Node): Facts {
  const facts: Facts = new Map();
  const attrs: object = node.getAttrs();
  for (const [name, value] of Object.entries(attrs)) {
    const kept = plain(value);
    if (kept !== undefined && name !== 'container') facts.set(name, kept);
  }
  if (node.parent !== null) facts.set('its place in its parent', node.index);
  return facts;
}

function allFacts(): Map<KonvaModule.Node, Facts> {
  const found = new Map<KonvaModule.Node, Facts>();
  for (const stage of konva()?.stages ?? []) {
    for (const node of [stage, ...stage.find(() => true)]) found.set(node, factsOf(node));
  }
  return found;
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) < TOLERANCE || Object.is(a, b);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isSame(valueOf(a, key), valueOf(b, key)));
}

function nameOf(node: KonvaModule.Node): string {
  const own = node.name() === '' ? node.id() : node.name();
  return own === '' ? node.getClassName() : `${node.getClassName()} "${own}"`;
}

const text = (value: unknown) => (value === undefined ? 'not set' : JSON.stringify(value));

function differences(before: Map<KonvaModule.Node, Facts>, after: Map<KonvaModule.Node, Facts>): string[] {
  const found: string[] = [];
  for (const [node, facts] of before) {
    const later = after.get(node);
    if (later === undefined) {
      found.push(`${nameOf(node)} goes.`);
      continue;
    }
    const changed = [...new Set([...facts.keys(), ...later.keys()])]
      .filter((name) => !isSame(facts.get(name), later.get(name)))
      .map((name) => `${name} from ${text(facts.get(name))} to ${text(later.get(name))}`);
    if (changed.length > 0) found.push(`${nameOf(node)}: ${changed.join(', ')}.`);
  }
  for (const node of after.keys()) if (!before.has(node)) found.push(`${nameOf(node)} comes.`);
  return found;
}

/** Attributes that a movement changes, and their defaults. */
const CHANGED_BY: Readonly<Record<Movement, Readonly<Record<string, number>>>> = {
  dragged: { x: 0, y: 0 },
  transformed: { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1, skewX: 0, skewY: 0 },
};

/** Movements by the reader that no prop holds: they are lost as soon as the node is created again. */
function notHeld({ node, props }: HeldNode): string[] {
  // It follows its nodes.
  if (node.getClassName() === 'Transformer') return [];
  const holds = (name: string) => name in props || (name.startsWith('scale') && 'scale' in props);
  return movementsOf(node).flatMap((movement) => {
    const lost = Object.entries(CHANGED_BY[movement]).filter(
      ([name, usual]) => !holds(name) && !isSame(node.getAttr(name), usual),
    );
    const names = lost.map(([name]) => `${name} is ${text(node.getAttr(name))}`);
    return names.length === 0
      ? []
      : [`${nameOf(node)} was ${movement}, and no prop holds that its ${names.join(', ')}.`];
  });
}

/** Writes every prop whose attribute has another value, as the bindings' strict modes do. */
function writeProps({ node, props }: HeldNode): void {
  for (const name of Object.keys(props)) {
    if (/^(?:on|_|\$)/.test(name) || NO_ATTRIBUTES.has(name)) continue;
    const value = valueOf(props, name);
    if (value !== node.getAttr(name)) node.setAttr(name, value);
  }
}

/**
 * Renders once more with the current state and returns what that changes on the canvas. Nothing changes if the state holds what the reader
 * did. Otherwise, a node jumps back as soon as the reader's project renders for another reason.
 */
export async function findDrift(trees: readonly Tree[]): Promise<string[]> {
  const before = allFacts();
  const lost: string[] = [];
  for (const tree of trees) {
    await tree.renderAgain();
    for (const held of tree.nodes()) {
      lost.push(...notHeld(held));
      writeProps(held);
    }
  }
  const found = [...differences(before, allFacts()), ...lost];
  return found.length > MAX ? [...found.slice(0, MAX), `${found.length - MAX} more nodes.`] : found;
}
