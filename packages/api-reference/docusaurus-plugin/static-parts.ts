import type { Program } from 'estree';
import { mdxElement, type MdxNode, numberAttribute } from '@site-packages/contracts';

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
export function staticParts(): (tree: MdxNode) => void {
  return (tree) => {
    const frame = tree.children?.find((node) => node.name === 'ApiPage');
    if (frame === undefined) return;
    const attributes = frame.attributes ?? [];
    const isSent = attributes.some(isSentFlag);
    frame.attributes = attributes.filter((one) => !isSentFlag(one));
    let count = 0;
    const makePart = (children: MdxNode[]): MdxNode =>
      isSent ? mdxElement('SentPart', [numberAttribute('place', count++)]) : mdxElement('StaticPart', [], children);
    frame.children = inParts(frame.children ?? [], makePart);
    if (isSent) for (const node of tree.children ?? []) dropData(node);
  };
}

const isSentFlag = (attribute: object) => 'name' in attribute && attribute.name === 'sent';

function inParts(nodes: readonly MdxNode[], makePart: (nodes: MdxNode[]) => MdxNode): MdxNode[] {
  const result: MdxNode[] = [];
  let run: MdxNode[] = [];
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

function isLive(node: MdxNode): boolean {
  return node.name === CUT || isLiveItself(node) || (node.children ?? []).some(isLive);
}

function isLiveItself({ type, name, tagName }: MdxNode): boolean {
  if (type === 'element') return LIVE_TAGS.includes(tagName ?? '');
  // MDX does not replace literal HTML elements with the site's components.
  return (
    name !== undefined && name !== null && /^[A-Z]/.test(name) && name !== CUT && !STATIC_COMPONENTS.includes(name)
  );
}

function isSpace({ type, value = '' }: MdxNode): boolean {
  return type === 'text' && value.trim() === '';
}

/** Removes the imports of data from a block of code. */
function dropData({ type, data }: MdxNode): void {
  const program = data?.['estree'] as Program | undefined;
  if (type !== 'mdxjsEsm' || program === undefined) return;
  program.body = program.body.filter((statement) => {
    const source = statement.type === 'ImportDeclaration' ? statement.source.value : undefined;
    return typeof source !== 'string' || !source.endsWith('.json');
  });
}
