import type { Element, ElementContent, Nodes, Properties, Root, RootContent } from 'hast';

/** True for an element node. */
export function isElement(node: Nodes | undefined): node is Element {
  return node?.type === 'element';
}

/** Creates an element. */
export function element(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children };
}

/** Creates a text node. */
export function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** A property as text; lists are joined with spaces. */
export function property(node: Element, name: string): string | undefined {
  const value = node.properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** The text of an attribute `data-…`, by its name in HTML. */
export function attribute(node: Element, name: string): string | undefined {
  return property(
    node,
    name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );
}

/** True when the element has this class. */
export function hasClass(node: Element, name: string): boolean {
  return property(node, 'className')?.split(/\s+/).includes(name) === true;
}

/** All text in a node, unchanged. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

/** All text in a node on one line. */
export function lineOf(node: Nodes): string {
  return textOf(node).replaceAll('\u200B', '').replaceAll(/\s+/g, ' ').trim();
}

/** The first descendant element, in document order, that passes the test. */
export function find(node: Nodes, passes: (element: Element) => boolean): Element | undefined {
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    if (isElement(child) && passes(child)) return child;
    const inner = find(child, passes);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** All descendant elements, in document order, that pass the test. Elements inside one that passes are not searched. */
export function findAll(node: Nodes, passes: (element: Element) => boolean): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child: RootContent) =>
    isElement(child) && passes(child) ? [child] : findAll(child, passes),
  );
}

/**
 * Rewrites a tree in place, top-down.
 *
 * @param rewrite returns the replacement of an element, whose children are rewritten, too; undefined keeps the element
 */
export function replaceElements(parent: Root | Element, rewrite: Rewrite): void {
  if (parent.type === 'root') parent.children = rewritten(parent.children, rewrite);
  else parent.children = rewritten(parent.children, rewrite);
}

type Rewrite = (element: Element) => ElementContent[] | undefined;

function rewritten<Child extends RootContent>(
  children: readonly Child[],
  rewrite: Rewrite,
): (Child | ElementContent)[] {
  return children.flatMap((child): (Child | ElementContent)[] => {
    const instead = isElement(child) ? rewrite(child) : undefined;
    if (instead === undefined) {
      if (isElement(child)) replaceElements(child, rewrite);
      return [child];
    }
    for (const node of instead) if (isElement(node)) replaceElements(node, rewrite);
    return instead;
  });
}
