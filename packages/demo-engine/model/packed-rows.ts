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
export const ROW_FLAGS = ['isOpen', 'visible', 'listening', 'hiddenByParent', 'deafByParent'] as const;

export function packRow(row: TreeRow): PackedRow {
  const flags = ROW_FLAGS.reduce((bits, flag, index) => bits | (row[flag] ? 1 << index : 0), 0);
  const { id, className, name, nodeId, level, position, siblings, children, text } = row;
  const packed: PackedRow = [id, className, name, nodeId, level, position, siblings, children, flags];
  if (text !== undefined) packed.push(text);
  return packed;
}
