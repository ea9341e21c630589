import type { Node } from 'unist';
import type { Passage } from '../model';

/** Where a node of a passage begins in the file on disk. */
export function offsetOf(passage: Passage, node: Node): number {
  return passage.start + (node.position?.start.offset ?? 0);
}
