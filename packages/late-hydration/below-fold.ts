/** The parts of a page's MDX tree node that this plugin reads or creates. */
interface Node {
  type: string;
  name?: string | null;
  value?: string;
  attributes?: readonly { type: string; name?: string; value?: unknown }[];
  children?: Node[];
}

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

const isBlock = ({ type, value = '' }: Node): boolean =>
  type !== 'mdxjsEsm' && !type.endsWith('Expression') && (type !== 'text' || value.trim() !== '');

/**
 * Rehype plugin: wraps what follows the first blocks of a page in `<BelowFold>`. After a navigation by link, that part is rendered one
 * frame later than the rest; the page's HTML contains all of it.
 */
export function belowFold({ frames = [] }: BelowFoldOptions = {}): (tree: Node) => void {
  const isFrame = ({ type, name }: Node) => type === 'mdxJsxFlowElement' && frames.includes(name ?? '');

  /** Cuts a list of nodes after `room` blocks, and returns how many blocks still fit. */
  const cut = (nodes: readonly Node[], room: number): { nodes: Node[]; room: number } => {
    let left = room;
    const above: Node[] = [];
    for (const [index, node] of nodes.entries()) {
      const rest = nodes.slice(index);
      if (left === 0 && rest.filter(isBlock).length >= WORTH) return { nodes: [...above, wrapped(rest)], room: 0 };
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
    const isCode = ({ type }: Node) => type === 'mdxjsEsm';
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

function wrapped(children: Node[]): Node {
  return { type: 'mdxJsxFlowElement', name: BELOW_FOLD, attributes: [], children };
}
