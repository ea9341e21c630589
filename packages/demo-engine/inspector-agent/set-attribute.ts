import Konva from 'konva';
import type { AttributeValue } from '../model/inspection';
import { defaultOf } from './attribute-names';
import { readAttribute } from './attributes';
import { toAttributeValue } from './attribute-values';
import { attempt } from './safe';

type Kind = AttributeValue['kind'];

/**
 * Minimum and maximum width and height of a stage in pixels. Konva takes any finite number, but a smaller stage has no pixels in
 * its hit canvases, and a larger one would exhaust the browser's memory.
 */
const MIN_SIDE = 1;
const MAX_SIDE = 10_000;

/** Allowed kinds in addition to those of the present value and of the default. */
const MORE_KINDS: Readonly<Record<string, readonly Kind[]>> = {
  cornerRadius: ['number', 'numbers'],
  hitStrokeWidth: ['number', 'text'],
  width: ['number', 'text'],
  height: ['number', 'text'],
  dash: ['numbers'],
  points: ['numbers'],
};

/** Attributes without a default that hold texts. */
const TEXTS = /(?:^|[a-z])(?:[Cc]olor|[Ff]ill|[Ss]troke)$|^(?:id|name|cursor)$/;

function allowedKinds(node: Konva.Node, name: string, present: AttributeValue): readonly Kind[] {
  const usual = toAttributeValue(defaultOf(node, name));
  const known = [present.kind, usual.kind, ...(MORE_KINDS[name] ?? [])].filter(
    (kind) => kind !== 'none' && kind !== 'other',
  );
  if (TEXTS.test(name)) known.push('text');
  return known.length > 0 ? known : ['number', 'flag', 'text'];
}

function plainValue(value: AttributeValue): unknown {
  switch (value.kind) {
    case 'number':
    case 'text':
    case 'flag':
      return value.value;
    case 'numbers':
      return [...value.value];
    default:
      return undefined;
  }
}

function refusal(node: Konva.Node, name: string, value: AttributeValue): string | undefined {
  const present = readAttribute(node, name);
  if (!present.isEditable) return `${name} cannot be set here.`;
  const isSize = name === 'width' || name === 'height';
  if (isSize && node.nodeType === 'Stage') {
    const isSide = value.kind === 'number' && value.value >= MIN_SIDE && value.value <= MAX_SIDE;
    return isSide ? undefined : `The width and height of a stage must be from ${MIN_SIDE} to ${MAX_SIDE} pixels.`;
  }
  if (value.kind === 'none') return undefined;
  if (isSize && value.kind === 'text' && value.value !== 'auto') return `${name} is a number or 'auto'.`;
  return allowedKinds(node, name, present.value).includes(value.kind)
    ? undefined
    : `${name} needs another kind of value.`;
}

/**
 * Sets an attribute of a node to plain data, with the library's own setter.
 *
 * @returns the reason when it is refused, else undefined
 */
export function setAttribute(node: Konva.Node, name: string, value: AttributeValue): string | undefined {
  const reason = refusal(node, name, value);
  if (reason !== undefined) return reason;
  try {
    node.setAttr(name, plainValue(value));
  } catch (error) {
    return `The program rejected the value: ${attempt(() => String(error), 'it threw an error')}`;
  }
  // Otherwise the setter has requested a draw.
  if (!Konva.autoDrawEnabled) attempt(() => node.getLayer()?.batchDraw(), undefined);
  return undefined;
}
