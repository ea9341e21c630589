/** A node of a page's tree, as far as it is read or made here. */
interface Node {
  type: string;
  /** `height`: least pixels that a component takes, as the plugin says that has put it into the page. */
  data?: unknown;
  name?: string | null;
  tagName?: string;
  value?: string;
  attributes?: readonly { type: string; name?: string; value?: unknown }[];
  children?: Node[];
}

/** The component around what is drawn after the first picture. */
const BELOW_FOLD = 'BelowFold';

/**
 * Where a page may be cut, in pixels from its top in a column of {@link COLUMN} letters: below what a phone shows (its narrow column
 * has the same text further down), a common window, a large one.
 */
const FOLDS = [600, 1100, 1600];
/** Pixels below a fold which are worth a picture of their own. */
const WORTH = 300;
/** Letters in a line; narrow windows have fewer, and so more of the page below the fold. */
const COLUMN = 85;
const LINE = 28;
const CODE_LINE = 20;
const ROW = 45;
const GAP = 20;
const HEADING = 70;

export interface BelowFoldOptions {
  /** Components that only stand around a part of the page: what is in them is measured, and may be cut. */
  frames?: readonly string[];
  /** Least heights of components, in pixels. Of others it is taken that they show a line, or one of what is in them, as tabs do. */
  heights?: Readonly<Record<string, number>>;
}

/**
 * Rehype plugin: puts what stands deep down in a page into `<BelowFold from="1100">`, one in the other where it could be cut several
 * times. When a reader comes to the page by a link, what their window does not show is drawn one picture later than the rest; in the
 * page's HTML it changes nothing.
 */
export function belowFold({ frames = [], heights = {} }: BelowFoldOptions = {}): (tree: Node) => void {
  const isFrame = ({ type, name }: Node) => type === 'mdxJsxFlowElement' && frames.includes(name ?? '');
  /** Cuts a list of blocks that begins so many pixels down the page, and tells where it ends. */
  const cut = (nodes: readonly Node[], start: number): { nodes: Node[]; end: number } => {
    let end = start;
    const above: Node[] = [];
    for (const [index, node] of nodes.entries()) {
      const fold = FOLDS.findLast((each) => start < each && each <= end);
      const rest = nodes.slice(index);
      if (fold !== undefined && heightOf(rest, heights) > WORTH) {
        const below = cut(rest, end);
        return { nodes: [...above, wrapped(fold, below.nodes)], end: below.end };
      }
      if (isFrame(node)) {
        const inner = cut(node.children ?? [], end);
        above.push({ ...node, children: inner.nodes });
        end = inner.end;
      } else {
        above.push(node);
        end += height(node, heights);
      }
    }
    return { nodes: above, end };
  };

  return (tree) => {
    const isCode = ({ type }: Node) => type === 'mdxjsEsm';
    const blocks = (tree.children ?? []).filter((node) => !isCode(node));
    tree.children = [...(tree.children ?? []).filter(isCode), ...cut(blocks, 0).nodes];
  };
}

function wrapped(fold: number, children: Node[]): Node {
  const from = { type: 'mdxJsxAttribute', name: 'from', value: String(fold) };
  return { type: 'mdxJsxFlowElement', name: BELOW_FOLD, attributes: [from], children };
}

type Heights = Readonly<Record<string, number>>;

const heightOf = (nodes: readonly Node[], heights: Heights): number =>
  nodes.reduce((sum, node) => sum + height(node, heights), 0);

/** About how many pixels a block takes; rather too few. */
function height(node: Node, heights: Heights): number {
  const { type, tagName, name, children = [] } = node;
  if (type === 'text') return lines(node.value ?? '') * LINE;
  if (type === 'mdxjsEsm' || type.endsWith('Expression')) return 0;
  const tag = tagName ?? name ?? '';
  const html = htmlOf(node);
  const words = html.replace(/<[^>]*>/g, '');
  if (/^h\d$/.test(tag)) return HEADING;
  if (tag === 'details') return ROW;
  if (tag === 'table') return (count(node, 'tr') + (html.match(/<tr/g)?.length ?? 0)) * ROW + GAP;
  if (tag === 'HighlightedCode') return html.split('\n').length * CODE_LINE + GAP;
  const told: unknown = Reflect.get(Object(node.data), 'height');
  if (typeof told === 'number') return told;
  if (/^[A-Z]/.test(tag)) return heights[tag] ?? Math.max(ROW, ...children.map((child) => height(child, heights)));
  if (tag === 'p' || tag === 'li' || tag === '') return lines(textOf(node) + words) * LINE + GAP;
  return heightOf(children, heights) + lines(words) * LINE;
}

const lines = (text: string): number => Math.ceil(text.trim().length / COLUMN);

function textOf({ value = '', type, children = [] }: Node): string {
  return type === 'text' ? value : children.map(textOf).join('');
}

function count({ children = [] }: Node, tag: string): number {
  return children.reduce((sum, child) => sum + (child.tagName === tag ? 1 : 0) + count(child, tag), 0);
}

/** Ready HTML that a node is given: of code, or of what a generated page has. */
function htmlOf({ attributes = [] }: Node): string {
  return attributes
    .map(({ value }) => (typeof value === 'string' ? value : String(Reflect.get(Object(value), 'value') ?? '')))
    .filter((text) => text.includes('<'))
    .join('');
}
