/** An element that the Tab key reached. */
export interface Stop {
  name: string;
  /** Stops of one kind show the focus in the same way, so only one of them is photographed. */
  kind: string;
  /** Its position, relative to the previous stop. */
  order: 'after' | 'before' | 'same';
  isRepeated: boolean;
  isSeen: boolean;
  /** A demo's frame: the Tab key continues inside it. */
  isFrame: boolean;
}

/** The part of the window that contains the focus ring. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The recorder that runs in the page while the Tab key moves through it. */
export interface TabRecorder {
  readonly stops: readonly Stop[];
  /** Whether the key has reached the end of the page. */
  hasEnded(): boolean;
  /** How many presses reach elements of the page itself, before one reaches a frame or something that loads late. */
  plainAhead(): number;
  /** Records the focused element, for when the key's own event did not reach the page. */
  note(): void;
  /** Turns recording on or off. */
  listen(isListening: boolean): void;
  /** Focuses a stop; the start of the page when the stop does not exist. */
  focus(at: number): void;
  hasFocus(at: number): boolean;
  isSeen(at: number): boolean;
  /** Area of a stop's focus ring. */
  boxOf(at: number): Box;
  /** Stops that the key should have reached and did not. */
  missed(): string[];
}

/**
 * Adds a stop at the end of the page, moves the focus before everything, and from then on records the focused element on each keyup of Tab:
 * the focus has moved by then, and the page has scrolled.
 *
 * Runs in the page: it must not use anything from this file.
 */
export function installRecorder(): TabRecorder {
  /** The absence of a focused element does not mean the end of the page. */
  const end = document.createElement('div');
  end.tabIndex = 0;
  // Always in view, so that the page does not scroll, but neither visible nor in the way of anything.
  end.style.cssText =
    'position: fixed; right: 0; bottom: 0; width: 1px; height: 1px; opacity: 0; outline: none; pointer-events: none';

  // A frame without focusable content is skipped.
  const native = 'a[href], button, input, select, textarea, summary, [tabindex]:not(iframe), [contenteditable="true"]';
  const isWanted = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    element.closest('[inert], :disabled') === null &&
    element.checkVisibility({ visibilityProperty: true });
  const wanted = [...document.querySelectorAll<HTMLElement>(native)].filter(isWanted);

  const elements: HTMLElement[] = [];
  const stops: Stop[] = [];
  const start = document.body;
  let isOver = false;
  let isListening = true;

  /** The focus ring of a whole card is drawn by an absolutely positioned element in the link. */
  function markedBy(element: HTMLElement): Element {
    const isSpread = ['::before', '::after'].some(
      (part) =>
        getComputedStyle(element, part).position === 'absolute' && getComputedStyle(element).position === 'static',
    );
    return (isSpread ? element.offsetParent : null) ?? element;
  }

  const AROUND = 6;
  function boxOf(element: HTMLElement): Box {
    const { left, top, right, bottom } = markedBy(element).getBoundingClientRect();
    const x = Math.max(0, left - AROUND);
    const y = Math.max(0, top - AROUND);
    return {
      x,
      y,
      width: Math.min(window.innerWidth, right + AROUND) - x,
      height: Math.min(window.innerHeight, bottom + AROUND) - y,
    };
  }

  /** An element's box as far as nothing cuts it off: an editor's text is longer than the editor. */
  function uncutBox(element: HTMLElement): DOMRect {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  function isSeen(element: HTMLElement): boolean {
    const own = uncutBox(element);
    const points = [0.5, 0.1, 0.9].flatMap((across) =>
      [0.5, 0.1, 0.9].map((down) => [own.left + own.width * across, own.top + own.height * down] as const),
    );
    const isThere = points.some(([across, down]) => {
      const there = document.elementFromPoint(across, down);
      return there !== null && (element.contains(there) || there.contains(element)) && there !== document.body;
    });
    return own.width > 0 && own.height > 0 && isThere;
  }

  /** Everything that the focus ring depends on: its style, and what clips it. */
  function kindOf(element: HTMLElement): string {
    const marked = markedBy(element);
    const look = (of: Element, part?: string) => {
      const style = getComputedStyle(of, part);
      return [
        style.content,
        style.outline,
        style.outlineOffset,
        style.boxShadow,
        style.border,
        style.background,
        style.color,
        style.textDecoration,
        style.opacity,
        style.transform,
        style.filter,
        style.clipPath,
      ].join();
    };
    const { left, top, right, bottom } = marked.getBoundingClientRect();
    const cut = new Set<string>();
    for (let around = marked.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = around.getBoundingClientRect();
      if (left - AROUND < box.left) cut.add('left');
      if (top - AROUND < box.top) cut.add('top');
      if (right + AROUND > box.right) cut.add('right');
      if (bottom + AROUND > box.bottom) cut.add('bottom');
    }
    return [
      `${element.tagName} ${element.className} in ${element.parentElement?.className ?? ''}`,
      look(element),
      look(element, '::before'),
      look(element, '::after'),
      marked === element ? '' : look(marked),
      [...cut].sort().join(),
    ].join(' | ');
  }

  function note(): void {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body || isOver) return;
    if (element === end) {
      isOver = true;
      return;
    }
    const last = elements.at(-1);
    const isFurther =
      last === undefined || (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    stops.push({
      name: `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`,
      kind: kindOf(element),
      order: element === last ? 'same' : isFurther ? 'after' : 'before',
      isRepeated: element !== last && elements.includes(element),
      isSeen: isSeen(element),
      isFrame: element instanceof HTMLIFrameElement,
    });
    elements.push(element);
  }

  /** Where a key press does not end with the keyup: a code pane waits for its editor. */
  const DELICATE = 'iframe, .kd-scroll';
  /** A player that comes into view starts its demo, whose frame may take the focus of any press in it. */
  const PLAYER = '[data-demo]';
  window.addEventListener(
    'keyup',
    (event) => {
      if (isListening && event.key === 'Tab' && document.activeElement?.matches(DELICATE) !== true) note();
    },
    true,
  );

  const stopAt = (at: number): HTMLElement => {
    const element = elements[at];
    if (element === undefined) throw new Error(`There is no stop ${at}.`);
    return element;
  };
  const recorder: TabRecorder = {
    stops,
    hasEnded: () => isOver,
    plainAhead() {
      const from = document.activeElement ?? start;
      if (from.closest(PLAYER) !== null) return 0;
      const ahead = [...document.querySelectorAll<HTMLElement>(`${native}, iframe`)].filter(
        (element) =>
          isWanted(element) &&
          (from === start || (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0),
      );
      const delicate = ahead.findIndex((element) => element.matches(DELICATE) || element.closest(PLAYER) !== null);
      return delicate === -1 ? ahead.length : delicate;
    },
    note,
    listen(isToListen) {
      isListening = isToListen;
    },
    focus(at) {
      const element = elements[at];
      if (element !== undefined) {
        element.focus();
        return;
      }
      start.tabIndex = -1;
      start.focus();
      start.removeAttribute('tabindex');
    },
    hasFocus: (at) => elements[at] === document.activeElement,
    isSeen: (at) => isSeen(stopAt(at)),
    boxOf: (at) => boxOf(stopAt(at)),
    missed() {
      const met = new Set(elements);
      return wanted
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !met.has(element))
        .map((element) => `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 40)}`);
    },
  };
  document.body.append(end);
  recorder.focus(-1);
  return recorder;
}
