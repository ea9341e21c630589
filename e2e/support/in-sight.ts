/** Where the page keeps the way back. */
export const SHOW_ALL = '__showAll';

export interface Sight {
  /** A selector of the part that is looked at; the whole document when it is left out. */
  within: string | undefined;
  /** Attributes of elements that stay in sight. */
  marks: readonly string[];
  /** Name of the function that shows all again, on `window`. */
  showAll: string;
}

/**
 * Narrows what a script sees that reads the document through `childNodes` and tree walkers, as the accessibility rules do; the document
 * itself stays as it is. The rules go through all that they see once for each of a hundred questions. Out of sight are:
 *
 * - what is beside the part that is looked at, and neither over nor under it. Told to look at a part, the rules go through the rest all
 *   the same, and find elements by a slower way;
 * - most words of highlighted programs: thousands of `<span>`s with nothing but a class. The only rule that has an answer for them is the
 *   one about contrast, and it sees those that it is asked about.
 *
 * Runs in the page: it must not use anything from this file.
 */
export function narrowSight({ within, marks, showAll }: Sight): void {
  const hidden = new Set<Node>();
  const narrowed: Element[] = [];
  const keepOnly = (element: Element, isKept: (node: Node) => boolean) => {
    const nodes = [...element.childNodes];
    for (const node of nodes) if (!isKept(node)) hidden.add(node);
    narrowed.push(element);
    Object.defineProperty(element, 'childNodes', { value: nodes.filter(isKept), configurable: true });
  };

  const part = within === undefined ? null : document.querySelector(within);
  if (part !== null) {
    const box = part.getBoundingClientRect();
    const isBeside = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
    };
    for (let inner = part, outer = part.parentElement; outer !== null; inner = outer, outer = outer.parentElement) {
      const way = inner;
      keepOnly(outer, (node) => node === way || (node instanceof Element && !isBeside(node)));
    }
  }

  const isWord = (element: Element): boolean =>
    element.tagName === 'SPAN' &&
    element.getAttributeNames().every((name) => name === 'class' || name === 'style' || marks.includes(name)) &&
    [...element.children].every(isWord);
  const isMarked = (element: Element) =>
    marks.some((mark) => element.hasAttribute(mark)) ||
    (element.childElementCount > 0 && marks.some((mark) => element.querySelector(`[${mark}]`) !== null));
  for (const code of (part ?? document).querySelectorAll('code')) {
    // Where anything but words is in it, other rules may have an answer.
    if (code.childElementCount === 0 || ![...code.children].every(isWord)) continue;
    const firstText = [...code.childNodes].find((node) => node instanceof Text && node.data.trim() !== '');
    keepOnly(
      code,
      (node) => node === firstText || node === code.firstElementChild || (node instanceof Element && isMarked(node)),
    );
  }

  Object.defineProperty(document, 'createTreeWalker', {
    configurable: true,
    value: (root: Node, what?: number) =>
      Document.prototype.createTreeWalker.call(document, root, what, (node) =>
        hidden.has(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      ),
  });
  Reflect.set(window, showAll, () => {
    for (const element of narrowed) Reflect.deleteProperty(element, 'childNodes');
    Reflect.deleteProperty(document, 'createTreeWalker');
  });
}
