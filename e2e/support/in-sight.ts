/** Where the page stores the function that undoes it. */
export const SHOW_ALL = '__showAll';

export interface Sight {
  /** A selector of the part to check; the whole document when omitted. */
  within: string | undefined;
  /** Attributes of elements that stay visible. */
  marks: readonly string[];
  /** Name of the function on `window` that shows everything again. */
  showAll: string;
}

/**
 * Narrows what a script sees that reads the document through `childNodes` and tree walkers, as the accessibility rules do. Each of about a
 * hundred rules walks through everything it sees. Code that is cut off is scrolled until everything is shown again, which looks the same;
 * nothing else in the document changes. Hidden from the rules are:
 *
 * - everything outside the checked part that does not overlap it. Even if the rules are told to check a part, they walk through the rest,
 *   and find elements in a slower way;
 * - most of the words in highlighted code: thousands of `<span>`s with only a class. Only the contrast rule has a result for them, and it sees the
 *   ones it has to check.
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
    // With other content in it, other rules may have a result.
    if (code.childElementCount === 0 || ![...code.children].every(isWord)) continue;
    const firstText = [...code.childNodes].find((node) => node instanceof Text && node.data.trim() !== '');
    keepOnly(
      code,
      (node) => node === firstText || node === code.firstElementChild || (node instanceof Element && isMarked(node)),
    );
  }

  // Code that opens at a later line is pushed up and cut off. The rules take the part that is cut off for content above the text before the
  // player, and then cannot say what is behind that text. They know boxes that are scrolled.
  const pushed = [...document.querySelectorAll<HTMLElement>('.kd-scroll')].flatMap((box) => {
    const content = box.firstElementChild;
    if (!(content instanceof HTMLElement) || getComputedStyle(box).overflowY !== 'hidden') return [];
    const { top } = content.getBoundingClientRect();
    box.style.overflow = 'auto';
    content.style.marginTop = '0';
    box.scrollTop = content.getBoundingClientRect().top - top;
    return [{ box, content }];
  });

  Object.defineProperty(document, 'createTreeWalker', {
    configurable: true,
    value: (root: Node, what?: number) =>
      Document.prototype.createTreeWalker.call(document, root, what, (node) =>
        hidden.has(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      ),
  });
  Reflect.set(window, showAll, () => {
    for (const { box, content } of pushed) {
      box.scrollTop = 0;
      content.style.marginTop = '';
      box.style.overflow = '';
    }
    for (const element of narrowed) Reflect.deleteProperty(element, 'childNodes');
    Reflect.deleteProperty(document, 'createTreeWalker');
  });
}
