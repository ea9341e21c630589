/** Set on elements that the color rules have to check. */
export const ASK_CONTRAST = 'data-ask-contrast';
/** Set on controls whose size has to be checked. */
export const ASK_SIZE = 'data-ask-size';

export interface ShapeQuestion {
  contrast: string;
  size: string;
  /** A selector; the whole document when omitted. */
  within: string | undefined;
  /** Shapes that do not have to be checked again, separated by spaces: Playwright transfers a list of thousands more slowly. */
  seen: string;
}

/** Shapes of a document that are new. */
export interface NewShapes {
  /** Texts, links and controls with a new contrast; marked. */
  contrasts: string[];
  /** Controls with a new size or position; marked. */
  sizes: string[];
  /** Boxes that scroll. */
  scrolls: string[];
  /** Parts that were added or removed since the last check of this document, by their first element. */
  changes: string[];
  /** The document with all its content, when it is checked as a whole: a demo's frame often resembles another one. */
  document: string[];
}

/**
 * Finds the shapes of a document that the rules have not checked, and marks them. A shape is everything that a rule's result can depend on.
 * The color rules take most of the time of all rules, and a row of a table looks like the row above it.
 *
 * - Two texts are alike when they and all their ancestors have the same names, classes, colors, sizes, weights and positions in the flow,
 *   both are visible, and the same elements overlap them. Two texts of each new kind are marked. Form controls and their contents are all
 *   marked while their kind is new, because their contrast also depends on their state. Links count as texts whatever they contain, because
 *   they have their own rule.
 * - Two controls are alike when both are large enough and the same elements overlap them, or when they are equally small and their
 *   neighbors are equally near.
 * - Added or removed parts are alike when their elements have the same names, roles, classes and attributes, with and without text in the
 *   same places.
 *
 * Runs in the page: it must not use anything from this file.
 */
export function readShapes({ contrast, size, within, seen }: ShapeQuestion): NewShapes {
  /** The minimum size of a control and the minimum distance between small ones, in pixels. */
  const MIN = 24;
  /** By how much a box must overflow to be scrollable, in pixels; the rules use the same value. */
  const OVERFLOW = 13;
  const ROUNDING = 2;
  const CONTROL = 'a[href], button, input, select, textarea, summary, [tabindex]:not(iframe), [contenteditable]';
  const PICTURE = 'img, canvas, iframe, video, svg';
  const REMEMBERED = '__shapesBefore';

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Look {
    /** The same for elements that are alike in everything that counts. */
    kind: string;
    isControl: boolean;
    /** The visible part of the page. */
    clip: Box;
    /** It has a visible background color or image of its own. */
    isFilled: boolean;
    isScrolled: boolean;
  }

  const known = new Set(seen.split(' '));
  const found: NewShapes = { contrasts: [], sizes: [], scrolls: [], changes: [], document: [] };
  const isNew = (list: string[], key: string): boolean => {
    if (known.has(key)) return false;
    if (!list.includes(key)) list.push(key);
    return true;
  };

  /** A 53-bit hash of a text, so that shapes of different pages can be compared. */
  function hash(text: string): string {
    let high = 0xdeadbeef;
    let low = 0x41c6ce57;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      high = Math.imul(high ^ code, 2_654_435_761);
      low = Math.imul(low ^ code, 1_597_334_677);
    }
    high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
    low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
    return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
  }
  const hashes = new Map<string, string>();
  const hashed = (text: string): string => {
    const before = hashes.get(text);
    if (before !== undefined) return before;
    const made = hash(text);
    hashes.set(text, made);
    return made;
  };

  const everything: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const common = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  /** Whether two boxes overlap by more than rounding causes. */
  const meet = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > ROUNDING &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > ROUNDING;
  const isApart = (one: Element, other: Element) => !one.contains(other) && !other.contains(one);

  const looks = new Map<Element, Look>();
  const words = new Map<Element, Map<string, Look>>();
  function look(element: Element): Look {
    const before = looks.get(element);
    if (before !== undefined) return before;
    const parent = element.parentElement;
    const around = parent === null ? undefined : look(parent);
    const style = getComputedStyle(element);
    // The words of a program: spans with only a class, thousands of siblings.
    const isWord = parent !== null && element.tagName === 'SPAN' && element.attributes.length === 1;
    const word = isWord ? `${element.className}|${style.color}|${style.backgroundColor}` : '';
    const twin = isWord ? words.get(parent)?.get(word) : undefined;
    if (twin !== undefined) {
      looks.set(element, twin);
      return twin;
    }
    const cuts = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const traits = [
      around?.kind ?? '',
      element.tagName,
      // Docusaurus adds a class with the page's path to its root.
      parent === null ? '' : element.getAttribute('class'),
      ...['role', 'aria-disabled', 'inert', 'tabindex'].map((name) => element.getAttribute(name)),
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.filter,
      style.textShadow,
      style.textDecorationLine,
      style.fontSize,
      style.fontWeight,
      style.position,
      style.float,
      style.zIndex,
      isVisible,
    ].join('|');
    const box = cuts ? element.getBoundingClientRect() : undefined;
    const outer = around?.clip ?? everything;
    const made = {
      kind: hashed(traits),
      isControl: (around?.isControl ?? false) || element.matches('button, input, select, textarea, label, fieldset'),
      clip: box === undefined ? outer : common(outer, box),
      isFilled:
        isVisible &&
        (element.matches(PICTURE) ||
          style.backgroundImage !== 'none' ||
          !/^rgba\(.*, 0\)$/.test(style.backgroundColor)),
      isScrolled:
        cuts &&
        (element.scrollWidth > element.clientWidth + OVERFLOW ||
          element.scrollHeight > element.clientHeight + OVERFLOW),
    };
    looks.set(element, made);
    if (isWord && !cuts && element.childElementCount === 0) {
      const ofParent = words.get(parent) ?? new Map<string, Look>();
      words.set(parent, ofParent.set(word, made));
    }
    return made;
  }

  const root = within === undefined ? document.documentElement : document.querySelector(within);
  if (root === null) throw new Error(`The page has no ${within ?? ''}.`);
  /**
   * An element and all its descendants that have a box. No rule has a result inside elements without a box, so only the outermost of these.
   */
  const boxesIn = (top: Element): Element[] => {
    const boxes: Element[] = [];
    const take = (element: Element) => {
      boxes.push(element);
      if (!element.checkVisibility() && getComputedStyle(element).display === 'none') return;
      for (const child of element.children) take(child);
    };
    take(top);
    return boxes;
  };
  const all = boxesIn(root);
  for (const marked of document.querySelectorAll(`[${contrast}], [${size}]`)) {
    marked.removeAttribute(contrast);
    marked.removeAttribute(size);
  }

  /** Elements with a color or an image that may overlap others than their descendants. */
  const fills: { element: Element; box: Box; kind: string }[] = [];
  const rootBox = root.getBoundingClientRect();
  for (const element of boxesIn(document.body)) {
    const isInside = root.contains(element);
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    // Elements outside the checked part are not read.
    if (!isInside && (element.contains(root) || !meet(box, rootBox))) continue;
    const { isFilled, kind, clip } = look(element);
    if (isFilled) fills.push({ element, box: common(box, clip), kind });
  }
  const liesAcross = (element: Element, box: Box): string => {
    const over = fills.filter((fill) => meet(fill.box, box) && isApart(fill.element, element));
    return [...new Set(over.map(({ kind }) => kind))].sort().join(' ');
  };

  // Colors.
  const asked = new Map<string, number>();
  for (const element of all) {
    const isField = element.matches('input, select, textarea');
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE || element.tagName === 'A';
    const text = [...element.childNodes]
      .filter(isText)
      .map((node) => node.textContent?.trim() ?? '')
      .join('');
    // The contrast rule skips a single letter or symbol.
    if (text.length < (element.tagName === 'A' ? 1 : 2) && !isField) continue;
    const { kind, isControl, clip } = look(element);
    const box = element.getBoundingClientRect();
    const inner = element.firstElementChild;
    const isInSight =
      box.right > box.left &&
      box.left >= clip.left &&
      box.right <= clip.right &&
      box.top >= clip.top &&
      box.bottom <= clip.bottom;
    const labelled = element instanceof HTMLLabelElement ? element.control : null;
    const keyFor = (isSeen: boolean) =>
      hashed(
        [
          'contrast',
          kind,
          // Links are compared with the surrounding words by their content.
          element.tagName === 'A' && inner !== null ? look(inner).kind : '',
          isSeen,
          // It skips text without words, and disabled controls.
          /[\p{L}\p{N}]/u.test(text),
          isControl && element.matches(':disabled, :disabled *'),
          labelled?.matches(':disabled') === true,
          isSeen ? liesAcross(element, box) : '',
        ].join('|'),
      );
    const key = keyFor(isInSight);
    // An element that passed in view does not have to be in view where a box must be scrolled to see it.
    if ((!isInSight && known.has(keyFor(true))) || !isNew(found.contrasts, key)) continue;
    const count = asked.get(key) ?? 0;
    asked.set(key, count + 1);
    // Something else on the page may overlap the first of them.
    if (isControl || count < 2) element.setAttribute(contrast, '');
  }

  // Sizes of controls.
  const controls = all
    .filter((element) => element.matches(CONTROL) && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect(), kind: look(element).kind }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
    .sort((one, other) => one.box.top - other.box.top);
  const tallest = Math.max(0, ...controls.map(({ box }) => box.height));
  /** Controls that a box overlaps; they are sorted from top to bottom. */
  function controlsIn(box: Box, from: number): typeof controls {
    const met: typeof controls = [];
    for (let at = from; at >= 0; at -= 1) {
      const other = controls[at];
      if (other === undefined || other.box.top + tallest < box.top) break;
      if (at !== from && meet(other.box, box)) met.push(other);
    }
    for (let at = from + 1; at < controls.length; at += 1) {
      const other = controls[at];
      if (other === undefined || other.box.top > box.bottom) break;
      if (meet(other.box, box)) met.push(other);
    }
    return met;
  }
  /** Whether a link or control is part of a sentence: the rule allows it to be as small as its words. */
  const isInWords = (element: Element): boolean => {
    let block = element.parentElement;
    while (block !== null && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    if (block === null) return false;
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.textContent?.trim() !== '' && node.parentElement?.closest(CONTROL) === null) return true;
    }
    return false;
  };
  for (const [at, { element, box, kind }] of controls.entries()) {
    const isLarge = box.width >= MIN && box.height >= MIN;
    const reach = isLarge ? 0 : MIN;
    const around = {
      left: box.left - reach,
      top: box.top - reach,
      right: box.right + reach,
      bottom: box.bottom + reach,
    };
    const near = controlsIn(around, at).filter((other) => isApart(other.element, element));
    const place = (other: Box) =>
      [other.left - box.left, other.top - box.top, other.right - box.left, other.bottom - box.top].map(Math.round);
    const measures = isLarge || near.length === 0 ? '' : [box.width, box.height].map(Math.round).join(' ');
    const neighbours = near.map((other) => (isLarge ? other.kind : place(other.box).join(' '))).sort();
    const isFree = !isLarge && near.length > 0 && isInWords(element);
    const key = hashed(
      ['size', kind, isLarge, isFree, ...(isFree ? [] : [measures, ...neighbours, liesAcross(element, box)])].join('|'),
    );
    if (isNew(found.sizes, key)) element.setAttribute(size, '');
  }

  // Scrollable boxes.
  const isStop = (element: Element) =>
    element instanceof HTMLElement &&
    element.matches(CONTROL) &&
    element.tabIndex >= 0 &&
    element.checkVisibility({ visibilityProperty: true });
  for (const element of all) {
    const { isScrolled, kind } = look(element);
    if (!isScrolled) continue;
    const key = hashed(`scroll|${kind}`);
    // One that is in the tab order passes; for others, their content decides.
    if (isStop(element) || [...element.querySelectorAll(CONTROL)].some(isStop)) isNew(found.scrolls, key);
    else found.scrolls.push(key);
  }

  // Added or removed parts.
  const attributesOf = (element: Element) =>
    element
      .getAttributeNames()
      .filter((name) => !['style', contrast, size].includes(name))
      .sort()
      .map((name) =>
        /^(?:class|role|type|tabindex|aria-(?:hidden|expanded|selected|checked|disabled|level|live))$/.test(name)
          ? `${name}=${element.getAttribute(name) ?? ''}`
          : name,
      );
  const formOf = (element: Element): string => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    const inner = new Set([...element.children].map(formOf));
    return `<${[element.tagName, ...attributesOf(element), hasText ? '#' : ''].join(' ')}>{${[...inner].join()}}`;
  };
  const now = new Map<Element, string>();
  for (const element of all) {
    const state = ['aria-hidden', 'inert', 'role', 'tabindex', 'disabled'].map((name) => element.getAttribute(name));
    now.set(element, [element.checkVisibility({ visibilityProperty: true }), ...state].join('|'));
  }
  const remembered: unknown = Reflect.get(window, REMEMBERED);
  if (remembered instanceof Map) {
    const before: Map<unknown, unknown> = remembered;
    const others = [...before.keys()].filter((key): key is Element => key instanceof Element && !now.has(key));
    const changed = new Set([...now.keys(), ...others].filter((element) => now.get(element) !== before.get(element)));
    for (const element of changed) {
      const parent = element.parentElement;
      if (parent !== null && changed.has(parent)) continue;
      const where = parent === null ? '' : `${parent.tagName} ${attributesOf(parent).join(' ')}`;
      const [then, after] = [before.get(element), now.get(element)].map(String);
      // An attribute only describes its own element, unless it hides the descendants.
      const isThereAsBefore = then?.split('|', 3).join() === after?.split('|', 3).join();
      const form = isThereAsBefore ? [element.tagName, ...attributesOf(element)].join(' ') : formOf(element);
      isNew(found.changes, hashed(`change|${where}|${then ?? ''}|${after ?? ''}|${form}`));
    }
  }
  Reflect.set(window, REMEMBERED, now);

  if (within === undefined) {
    const parts = all.map((element) => {
      const attributes = element
        .getAttributeNames()
        .filter((name) => !['style', 'width', 'height', 'src', contrast, size].includes(name))
        .map((name) => `${name}=${element.getAttribute(name) ?? ''}`);
      const texts = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '<>'));
      return [element.tagName, look(element).kind, ...attributes, ...texts].join('|');
    });
    isNew(found.document, hashed(`document|${parts.join('\n')}`));
  }
  return found;
}
