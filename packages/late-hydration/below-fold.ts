import { mdxElement, type MdxNode } from '@site-packages/contracts';

/** The component that renders its children after the first frame. */
const BELOW_FOLD = 'BelowFold';

/** This many blocks (text, and what a page shows first, such as a demo) fill most readers' windows. */
const ABOVE = 8;
/** Fewer remaining blocks than this are not worth a frame of their own. */
const WORTH = 4;

export interface BelowFoldOptions {
  /** Components that only wrap a part of the page: the cut is made inside them. */
  frames?: readonly string[];
}

const isBlock = ({ type, value = '' }: MdxNode): boolean =>
  type !== 'mdxjsEsm' && !type.endsWith('Expression') && (type !== 'text' || value.trim() !== '');

/**
 * Rehype plugin: wraps what follows the first blocks of a page in `<BelowFold>`. After a navigation by link, that part is rendered one
 * frame later than the rest; the page's HTML contains all of it.
 */
export function belowFold({ frames = [] }: BelowFoldOptions = {}): (tree: MdxNode) => void {
  const isFrame = ({ type, name }: MdxNode) => type === 'mdxJsxFlowElement' && frames.includes(name ?? '');

  /** Cuts a list of nodes after `room` blocks, and returns how many blocks still fit. */
  const cut = (nodes: readonly MdxNode[], room: number): { nodes: MdxNode[]; room: number } => {
    let left = room;
    const above: MdxNode[] = [];
    for (const [index, node] of nodes.entries()) {
      const rest = nodes.slice(index);
      if (left === 0 && rest.filter(isBlock).length >= WORTH)
        return { nodes: [...above, mdxElement(BELOW_FOLD, [], rest)], room: 0 };
      if (isFrame(node)) {
        const inner = cut(node.children ?? [], left);
        above.push({ ...node, children: inner.nodes });
        left = inner.room;
      } else {
        above.push(node);
        if (isBlock(node)) left = Math.max(0, left - 1);
      }
    }
    return { nodes: above, room: left };
  };

  return (tree) => {
    const isCode = ({ type }: MdxNode) => type === 'mdxjsEsm';
    const all = tree.children ?? [];
    tree.children = [
      ...all.filter(isCode),
      ...cut(
        all.filter((node) => !isCode(node)),
        ABOVE,
      ).nodes,
    ];
  };
}
