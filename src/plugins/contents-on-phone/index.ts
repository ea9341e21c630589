import { mdxElement, type MdxNode } from '@site-packages/contracts';

const COMPONENT = 'ContentsOnPhone';

const isHeading = ({ type, tagName }: MdxNode, name: string) => type === 'element' && tagName === name;

/** A title in the text; Docusaurus wraps it in a `header`. */
const isTitle = (node: MdxNode) =>
  isHeading(node, 'h1') || (node.name === 'header' && (node.children ?? []).some((each) => isHeading(each, 'h1')));

/**
 * Rehype plugin: puts the page's contents for phones before the first heading of level 2. The theme has them above the title, and a reader
 * of a tutorial is there for its demo. A page whose headings are all in a component has them below its title.
 */
export function contentsOnPhone(): (tree: MdxNode) => void {
  return (tree) => {
    const nodes = tree.children ?? [];
    const first = nodes.findIndex((node) => isHeading(node, 'h2'));
    const title = nodes.findIndex(isTitle);
    const at = first === -1 ? title + 1 : first;
    if (at === 0 && first === -1) return;
    tree.children = nodes.toSpliced(at, 0, mdxElement(COMPONENT));
  };
}
