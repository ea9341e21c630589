/** A node of a page's syntax tree, limited to what is read or created here. */
interface Node {
  type: string;
  name?: string | null;
  tagName?: string;
  value?: string;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: Node[];
  data?: { estree?: { body?: unknown[] } };
}

/** Our components that do not need a script. All others stay as they are. */
const STATIC_COMPONENTS = ['InheritedEvents', 'InheritedMembers', 'InheritedOptions'];
/** Elements to which the site's components add behavior: scrollable tables, code with a button, details. */
const LIVE_TAGS = ['table', 'pre', 'details', 'img'];
/** Both forms of a page are cut in the same way: parts are created inside the cuts. */
const CUT = 'BelowFold';

/**
 * Rehype plugin: wraps the read-only content of an API page in as few `<StaticPart>`s as possible, around what needs a script. A page whose
 * frame is marked as `sent` gets `<SentPart>`s instead, which keep the existing DOM nodes, and does not import the data that they were
 * rendered from.
 */
export function staticParts(): (tree: Node) => void {
  return (tree) => {
    const frame = tree.children?.find((node) => node.name === 'ApiPage');
    if (frame === undefined) return;
    const attributes = frame.attributes ?? [];
    const isSent = attributes.some(({ name }) => name === 'sent');
    frame.attributes = attributes.filter(({ name }) => name !== 'sent');
    let count = 0;
    const makePart = (children: Node[]): Node =>
      isSent ? element('SentPart', [numberAttribute('place', count++)], []) : element('StaticPart', [], children);
    frame.children = inParts(frame.children ?? [], makePart);
    if (isSent) for (const node of tree.children ?? []) dropData(node);
  };
}

function inParts(nodes: readonly Node[], makePart: (nodes: Node[]) => Node): Node[] {
  const result: Node[] = [];
  let run: Node[] = [];
  const close = () => {
    if (run.some((node) => !isSpace(node))) result.push(makePart(run));
    run = [];
  };
  for (const node of nodes) {
    if (!isLive(node)) {
      run.push(node);
      continue;
    }
    close();
    result.push(isLiveItself(node) ? node : { ...node, children: inParts(node.children ?? [], makePart) });
  }
  close();
  return result;
}

function isLive(node: Node): boolean {
  return node.name === CUT || isLiveItself(node) || (node.children ?? []).some(isLive);
}

function isLiveItself({ type, name, tagName }: Node): boolean {
  if (type === 'element') return LIVE_TAGS.includes(tagName ?? '');
  // MDX does not replace literal HTML elements with the site's components.
  return (
    name !== undefined && name !== null && /^[A-Z]/.test(name) && name !== CUT && !STATIC_COMPONENTS.includes(name)
  );
}

function isSpace({ type, value = '' }: Node): boolean {
  return type === 'text' && value.trim() === '';
}

/** Removes the imports of data from a block of code. */
function dropData({ type, data }: Node): void {
  if (type !== 'mdxjsEsm' || data?.estree?.body === undefined) return;
  data.estree.body = data.estree.body.filter((statement) => {
    const source: unknown = Reflect.get(Object(Reflect.get(Object(statement), 'source')), 'value');
    return typeof source !== 'string' || !source.endsWith('.json');
  });
}

function element(name: string, attributes: Node['attributes'], children: Node[]): Node {
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}

/** `name={12}` */
function numberAttribute(name: string, value: number): { type: string; name: string; value: unknown } {
  const expression = { type: 'Literal', value, raw: String(value) };
  const body = [{ type: 'ExpressionStatement', expression }];
  const estree = { type: 'Program', body, sourceType: 'module', comments: [] };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: String(value), data: { estree } },
  };
}
