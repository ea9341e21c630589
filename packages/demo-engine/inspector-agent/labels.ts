import type Konva from 'konva';
import { attempt, shortText } from './safe';

/** Maximum number of characters of a class, name or id in rows and labels. */
const MAX_WORD = 60;

/** A text on one line. */
function word(value: unknown): string {
  return shortText(value, MAX_WORD).replace(/\s/g, ' ');
}

function attrText(node: Konva.Node, name: string): string {
  return attempt(() => word(Reflect.get(Object(node.attrs), name)), '');
}

export function classOf(node: Konva.Node): string {
  return attempt(() => word(node.getClassName()), '') || 'Node';
}

export function nameOf(node: Konva.Node): string {
  return attrText(node, 'name');
}

export function nodeIdOf(node: Konva.Node): string {
  return attrText(node, 'id');
}

/** The text of a Text or TextPath, or of the Text in a Label. */
export function textOf(node: Konva.Node): string | undefined {
  const kind = classOf(node);
  if (kind === 'Text' || kind === 'TextPath') return attrText(node, 'text');
  if (kind !== 'Label') return undefined;
  return attempt(() => {
    const children: unknown = Reflect.get(node, 'children');
    const text: unknown = Array.isArray(children) ? children.find((child) => classOf(child) === 'Text') : undefined;
    return text === undefined ? undefined : word(Reflect.get(Object(Reflect.get(Object(text), 'attrs')), 'text'));
  }, undefined);
}

/** `Rect #main`, `Circle .dot`, `Text “Hello”`: the label of a node outside the tree. */
export function labelOf(node: Konva.Node): string {
  const id = nodeIdOf(node);
  const [name = ''] = nameOf(node).split(' ');
  const text = textOf(node);
  const more =
    id !== '' ? ` #${id}` : name !== '' ? ` .${name}` : text === undefined || text === '' ? '' : ` “${text}”`;
  return shortText(classOf(node) + more);
}
