import type Konva from 'konva';
import { type Attribute, type AttributeValue, MAX_ATTRIBUTES } from '../model/inspection';
import { attributeNames } from './attribute-names';
import { toAttributeValue } from './attribute-values';
import { attempt, shortText } from './safe';

/** Attributes that hold functions, pictures or nodes, which a panel cannot edit. */
const NO_VALUES = /(?:Func|Image|Font)$|^(?:filters|image|container|animations|nodes|node)$/;

/** Names like those of the library; no others are set. */
const SETTABLE = /^(?!constructor$)[a-z][A-Za-z\d]{0,40}$/;

function hasOwn(node: Konva.Node, name: string): boolean {
  return attempt(() => Object.hasOwn(Object(node.attrs), name), false);
}

/** The value that the program set: `width: 'auto'`, not the measured width. */
function setValue(node: Konva.Node, name: string): unknown {
  return Reflect.get(Object(node.attrs), name);
}

function gotValue(node: Konva.Node, name: string): unknown {
  const getter: unknown = Reflect.get(node, `get${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  return typeof getter === 'function' ? Reflect.apply(getter, node, []) : undefined;
}

function isEditable(node: Konva.Node, name: string, value: AttributeValue): boolean {
  if (!SETTABLE.test(name) || NO_VALUES.test(name) || value.kind === 'other') return false;
  if (value.kind === 'numbers' && value.more > 0) return false;
  // A layer has the size of its stage.
  if (node.nodeType === 'Layer' && (name === 'width' || name === 'height')) return false;
  return attributeNames(node).includes(name);
}

/** Reads one attribute of a node. */
export function readAttribute(node: Konva.Node, name: string): Attribute {
  const isSet = hasOwn(node, name);
  const value = attempt(() => toAttributeValue(isSet ? setValue(node, name) : gotValue(node, name)), {
    kind: 'other',
    text: 'cannot be read',
  } satisfies AttributeValue);
  return { name: shortText(name), value, isSet, isEditable: attempt(() => isEditable(node, name, value), false) };
}

/** Reads all attributes of a node: first those that are set, in their order in `attrs`, then the defaults. */
export function readAttributes(node: Konva.Node): Attribute[] {
  const set = attempt(() => Object.keys(Object(node.attrs)), []);
  const isKnown = new Set(set);
  const defaults = attributeNames(node).filter((name) => !isKnown.has(name));
  return [...set, ...defaults].slice(0, MAX_ATTRIBUTES).map((name) => readAttribute(node, name));
}
