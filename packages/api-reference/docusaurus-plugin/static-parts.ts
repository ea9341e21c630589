/** A node of a page's tree, as far as it is read or made here. */
interface Node {
  type: string;
  name?: string | null;
  tagName?: string;
  value?: string;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: Node[];
  data?: { estree?: { body?: unknown[] } };
}

/** Components of ours that a script has nothing to do with. All others stay as they are. */
const STATIC_COMPONENTS = ['InheritedEvents', 'InheritedMembers', 'InheritedOptions'];
/** What the site gives behavior to where it stands in a text: tables that scroll, code with a button, what folds. */
const LIVE_TAGS = ['table', 'pre', 'details', 'img'];
/** A page is cut the same, whether the browser has it already or not: parts are made inside of the cuts. */
const CUT = 'BelowFold';

/**
 * Rehype plugin: puts what is only to be read on an API page into `<StaticPart>`, as few as possible, around what a script must
 * do. A page whose frame is marked as `sent` gets `<SentPart>` in their place, which keep what the browser has of them, and none of
 * the data that they were made of.
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
  // Written elements of HTML are not given components by the site.
  return (
    name !== undefined && name !== null && /^[A-Z]/.test(name) && name !== CUT && !STATIC_COMPONENTS.includes(name)
  );
}

function isSpace({ type, value = '' }: Node): boolean {
  return type === 'text' && value.trim() === '';
}

/** Takes the imports of data out of a block of code. */
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
