import { type MdxNode, textAttribute } from '@site-packages/contracts';

function textOf({ value, children = [] }: MdxNode): string {
  return (value ?? '') + children.map(textOf).join('');
}

/** Whether a heading is a member's name: it has no spaces, and its anchor is the name itself, which for other headings is in lower case. */
function isNameOfCode({ tagName, properties, children }: MdxNode): boolean {
  if (!/^h[2-6]$/.test(tagName ?? '')) return false;
  const text = (children ?? []).map(textOf).join('').trim().replace(/\(\)$/, '');
  return properties?.['id'] === text && /^[\w$]+$/.test(text);
}

/** Keeps browsers that translate a page from translating names of code: inline code, and headings that are names of members. */
export function untranslated(): (tree: MdxNode) => void {
  const visit = (node: MdxNode): void => {
    const isCode = (node.tagName ?? node.name) === 'code';
    if (node.tagName !== undefined && (isCode || isNameOfCode(node))) {
      node.properties = { ...node.properties, translate: 'no' };
    } else if (isCode && node.attributes !== undefined) {
      node.attributes.push(textAttribute('translate', 'no'));
    }
    node.children?.forEach(visit);
  };
  return visit;
}
