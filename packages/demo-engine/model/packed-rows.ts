import { isCount, isString } from '@site-packages/contracts';
import type { TreeRow } from './inspection';

/**
 * A row in its packed form: a reader who scrolls requests hundreds a second, and the channel limits characters. The last element is
 * the text of a Text node, if any.
 */
export type PackedRow = [
  id: number,
  className: string,
  name: string,
  nodeId: string,
  level: number,
  position: number,
  siblings: number,
  children: number,
  flags: number,
  text?: string,
];

/** A row's flags, in the order of their bits. */
const FLAGS = ['isOpen', 'visible', 'listening', 'hiddenByParent', 'deafByParent'] as const;

export function packRow(row: TreeRow): PackedRow {
  const flags = FLAGS.reduce((bits, flag, index) => bits | (row[flag] ? 1 << index : 0), 0);
  const { id, className, name, nodeId, level, position, siblings, children, text } = row;
  const packed: PackedRow = [id, className, name, nodeId, level, position, siblings, children, flags];
  if (text !== undefined) packed.push(text);
  return packed;
}

/**
 * @param isText accepts valid texts
 * @returns `undefined` for anything but a complete row
 */
export function unpackRow(value: unknown, isText: (text: unknown) => text is string): TreeRow | undefined {
  if (!Array.isArray(value) || value.length > 10) return undefined;
  const [id, className, name, nodeId, level, position, siblings, children, flags, text]: unknown[] = value;
  if (!isCount(id) || !isText(className) || !isText(name) || !isText(nodeId)) return undefined;
  if (!isCount(level) || !isCount(position) || !isCount(siblings) || !isCount(children) || !isCount(flags))
    return undefined;
  if (text !== undefined && !(isString(text) && isText(text))) return undefined;
  const flag = (name: (typeof FLAGS)[number]) => (flags & (1 << FLAGS.indexOf(name))) !== 0;
  return {
    id,
    className,
    name,
    nodeId,
    level,
    position,
    siblings,
    children,
    isOpen: flag('isOpen'),
    visible: flag('visible'),
    listening: flag('listening'),
    hiddenByParent: flag('hiddenByParent'),
    deafByParent: flag('deafByParent'),
    ...(text === undefined ? {} : { text }),
  };
}
