import type { Node } from 'unist';
import type { Passage } from '../model';

/** Offset of a passage's node in the file on disk. */
export function offsetOf(passage: Passage, node: Node): number {
  return passage.start + (node.position?.start.offset ?? 0);
}
