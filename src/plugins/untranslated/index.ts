/** The parts of a page's syntax tree that `untranslated` reads. */
export interface PageNode {
  type: string;
  tagName?: string;
  name?: string | null;
  value?: string;
  properties?: Record<string, unknown>;
  attributes?: object[];
  children?: PageNode[];
}

function textOf({ value, children = [] }: PageNode): string {
  return (value ?? '') + children.map(textOf).join('');
}

/** Whether a heading is a member's name: it has no spaces, and its anchor is the name itself, which for other headings is in lower case. */
function isNameOfCode({ tagName, properties, children }: PageNode): boolean {
  if (!/^h[2-6]$/.test(tagName ?? '')) return false;
  const text = (children ?? []).map(textOf).join('').trim();
  return properties?.['id'] === text && /^[\w$]+$/.test(text);
}

/** Keeps browsers that translate a page from translating names of code: inline code, and headings that are names of members. */
export function untranslated(): (tree: PageNode) => void {
  const visit = (node: PageNode): void => {
    const isCode = (node.tagName ?? node.name) === 'code';
    if (node.tagName !== undefined && (isCode || isNameOfCode(node))) {
      node.properties = { ...node.properties, translate: 'no' };
    } else if (isCode && node.attributes !== undefined) {
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'translate', value: 'no' });
    }
    node.children?.forEach(visit);
  };
  return visit;
}
