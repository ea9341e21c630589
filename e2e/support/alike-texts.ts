/** Set on a text whose contrast is that of another one. */
export const ALIKE = 'data-alike-text';

/**
 * Marks the texts of a document that must have the same contrast as others, so that a rule about contrast need not look at
 * each word of a program or each row of a table: it takes most of the time of all rules together. Two texts are alike when they
 * and all elements around them have the same names, classes, colours, sizes, weights and places in the flow, and both can be seen.
 * Two of each kind stay unmarked, for something else of the page may lie over the first. Form controls and what is in them always
 * stay: their contrast depends on their state. Links count as texts whatever is in them, for a rule of their own.
 *
 * Runs in the page: it must not use anything from this file.
 */
export function markAlikeTexts(mark: string): void {
  interface Surroundings {
    /** Number of the kind: the same for elements that are alike in all that counts. */
    kind: number;
    isControl: boolean;
    /** What of the page can be seen in it. */
    clip: { left: number; top: number; right: number; bottom: number };
  }
  const kinds = new Map<string, number>();
  const known = new Map<Element, Surroundings>();
  const everything = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

  function look(element: Element): Surroundings {
    const before = known.get(element);
    if (before !== undefined) return before;
    const parent = element.parentElement;
    const around = parent === null ? { kind: -1, isControl: false, clip: everything } : look(parent);
    const style = getComputedStyle(element);
    const traits = [
      around.kind,
      element.tagName,
      ...['class', 'role', 'aria-disabled', 'inert'].map((name) => element.getAttribute(name)),
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
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    ].join('|');
    const kind = kinds.get(traits) ?? kinds.size;
    kinds.set(traits, kind);
    const cuts = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    const box = element.getBoundingClientRect();
    const clip = !cuts
      ? around.clip
      : {
          left: Math.max(around.clip.left, box.left),
          top: Math.max(around.clip.top, box.top),
          right: Math.min(around.clip.right, box.right),
          bottom: Math.min(around.clip.bottom, box.bottom),
        };
    const isControl = around.isControl || element.matches('button, input, select, textarea, label, fieldset');
    const found = { kind, isControl, clip };
    known.set(element, found);
    return found;
  }

  const seen = new Map<string, number>();
  for (const element of document.querySelectorAll('*')) {
    element.removeAttribute(mark);
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE || element.tagName === 'A';
    const texts = [...element.childNodes].filter(isText);
    const text = texts.map((node) => node.textContent?.trim() ?? '').join('');
    if (text === '') continue;
    const inner = element.firstElementChild;
    const { kind, isControl, clip } = look(element);
    if (isControl) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isInSight =
      right > left && left >= clip.left && right <= clip.right && top >= clip.top && bottom <= clip.bottom;
    // Rules about contrast leave out single letters and signs.
    const key = [
      kind,
      inner === null ? '' : look(inner).kind,
      isInSight,
      text.length > 1,
      /[\p{L}\p{N}]/u.test(text),
    ].join('|');
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    if (count > 1) element.setAttribute(mark, '');
  }
}
