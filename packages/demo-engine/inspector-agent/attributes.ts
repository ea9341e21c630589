import type Konva from 'konva';
import { type Attribute, type AttributeValue, MOST_ATTRIBUTES } from '../model/inspection';
import { isAttributeName } from '../model/inspection-requests';
import { attributeNames } from './attribute-names';
import { toAttributeValue } from './attribute-values';
import { attempt, shortText } from './safe';

/** Functions, pictures and nodes: they cannot be given as text. */
const NO_VALUES = /(?:Func|Image|Font)$|^(?:filters|image|container|animations|nodes|node)$/;

function hasOwn(node: Konva.Node, name: string): boolean {
  return attempt(() => Object.hasOwn(Object(node.attrs), name), false);
}

/** What the program has set, as it was set: `width: 'auto'` and not what is measured from it. */
function setValue(node: Konva.Node, name: string): unknown {
  return Reflect.get(Object(node.attrs), name);
}

function gotValue(node: Konva.Node, name: string): unknown {
  const getter: unknown = Reflect.get(node, `get${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  return typeof getter === 'function' ? Reflect.apply(getter, node, []) : undefined;
}

function isEditable(node: Konva.Node, name: string, value: AttributeValue): boolean {
  if (!isAttributeName(name) || NO_VALUES.test(name) || value.kind === 'other') return false;
  if (value.kind === 'numbers' && value.more > 0) return false;
  // The size of a layer is that of its stage.
  if (node.nodeType === 'Layer' && (name === 'width' || name === 'height')) return false;
  return attributeNames(node).includes(name);
}

/** One attribute as it is now. */
export function readAttribute(node: Konva.Node, name: string): Attribute {
  const isSet = hasOwn(node, name);
  const value = attempt(() => toAttributeValue(isSet ? setValue(node, name) : gotValue(node, name)), {
    kind: 'other',
    text: 'cannot be read',
  } satisfies AttributeValue);
  return { name: shortText(name), value, isSet, isEditable: attempt(() => isEditable(node, name, value), false) };
}

/** Those that are set, in the order in which they were, then the defaults. */
export function readAttributes(node: Konva.Node): Attribute[] {
  const set = attempt(() => Object.keys(Object(node.attrs)), []);
  const isKnown = new Set(set);
  const defaults = attributeNames(node).filter((name) => !isKnown.has(name));
  return [...set, ...defaults].slice(0, MOST_ATTRIBUTES).map((name) => readAttribute(node, name));
}
