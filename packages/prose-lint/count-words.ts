import { visit } from 'unist-util-visit';
import type { Passage } from './model';

/** The number of words in passages. A piece of inline code is one word. */
export function countWords(passages: readonly Passage[]): number {
  let words = 0;
  for (const { tree } of passages) {
    visit(tree, (node) => {
      if (node.type === 'WordNode' || node.type === 'SourceNode') words += 1;
    });
  }
  return words;
}
