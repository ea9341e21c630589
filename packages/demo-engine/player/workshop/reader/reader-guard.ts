import { ACTED_EVENT } from '../../../sandbox-host/reader-events';
import { isReadersFocus, isReadersScroll, isScrollKey } from './decisions';

/** Two focuses taken within this time, in milliseconds, and the frame takes none until the reader turns to it. */
const AGAIN = 2000;
/** How long the reader must not have typed before such a frame may have the focus again. */
const CALM = 1200;
/** How late after the focus the reader's press in the frame may be told. */
const LATE = 300;
const NEVER = -Infinity;

const now = (): number => performance.now();

function isText(element: Element | null): element is HTMLElement {
  if (!(element instanceof HTMLElement)) return false;
  return element.isContentEditable || element.matches('input, textarea, select');
}

/** Where the reader writes, as far down as the browser tells it. */
function caretOf(element: Element | null): DOMRect | undefined {
  if (!isText(element)) return undefined;
  const selection = document.getSelection();
  const range = selection === null || selection.rangeCount === 0 ? undefined : selection.getRangeAt(0);
  const isInside = range !== undefined && element.contains(range.startContainer);
  return (isInside ? range.getClientRects()[0] : undefined) ?? element.getBoundingClientRect();
}

/** True when something of a box is in view once it is this much lower. */
function isInView(box: DOMRect | undefined, lower: number): boolean {
  return box !== undefined && box.bottom + lower > 0 && box.top + lower < window.innerHeight;
}

/** Those that wait for their first picture are inert anyway. */
function setInert(place: Element, isInert: boolean): void {
  for (const frame of place.querySelectorAll('iframe[data-role="shown"]')) frame.toggleAttribute('inert', isInert);
}

/** True when a press there can lead somewhere else on the page. */
function canLead(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary, label, [role]:not([role=textbox])') !== null;
}

/**
 * Gives the focus back that a program took, and scrolls back what it scrolled, in the places that are watched: those where code of the
 * reader's or of a link runs. There is one of it, because page and focus are one.
 */
export class ReaderGuard {
  readonly #places = new Set<Element>();
  /** The frame to which the reader gave the focus. */
  #holder: Element | null = null;
  /** What lost the focus last, until something else of the page gets it or the reader presses somewhere. */
  #left: Element | null = null;
  #tabAt = NEVER;
  #inputAt = NEVER;
  #typedAt = NEVER;
  #movedAt = NEVER;
  #isHeld = false;
  readonly #actedAt = new WeakMap<Element, number>();
  #lastActedAt = NEVER;
  #takenAt = NEVER;
  /** The focus that was given back last. */
  #returned: { frame: HTMLIFrameElement; place: Element | null; at: number } | undefined;
  #calm: ReturnType<typeof setTimeout> | undefined;
  readonly #quieted = new Set<Element>();
  #seen = { x: 0, y: 0, top: 0 };
  #sizes: ResizeObserver | undefined;
  #end: AbortController | undefined;

  /** Watches a place until the answer is called. */
  watch(place: Element): () => void {
    this.#places.add(place);
    if (this.#end === undefined) this.#listen();
    return () => {
      this.#places.delete(place);
      if (this.#places.size > 0) return;
      this.#end?.abort();
      this.#end = undefined;
      this.#sizes?.disconnect();
      this.#letGo();
    };
  }

  /** The page is about to scroll by itself. */
  announceScroll(): void {
    this.#movedAt = now();
  }

  #listen(): void {
    const end = new AbortController();
    this.#end = end;
    const on = (target: EventTarget, types: string, listener: (event: Event) => void): void => {
      for (const type of types.split(' '))
        target.addEventListener(type, listener, { capture: true, passive: true, signal: end.signal });
    };
    on(window, 'keydown', (event) => this.#onKey(event));
    on(window, 'pointerdown touchstart', () => {
      this.#inputAt = now();
      this.#left = null;
      this.#holder = null;
      this.#isHeld = true;
    });
    on(window, 'pointerup pointercancel touchend touchcancel', () => (this.#isHeld = false));
    on(window, 'touchmove touchend wheel popstate hashchange resize', () => (this.#movedAt = now()));
    on(window, 'click', ({ target }) => {
      if (canLead(target)) this.#movedAt = now();
    });
    on(window, 'pointermove', () => this.#letGo());
    on(document, 'focusin', () => {
      this.#tabAt = NEVER;
      this.#holder = null;
      this.#left = null;
    });
    on(document, 'focusout', ({ target }) => (this.#left = target instanceof Element ? target : null));
    on(window, 'blur', () => this.#onBlur());
    on(document, ACTED_EVENT, ({ target }) => this.#onActed(target));
    on(document, 'scroll', ({ target }) => {
      if (target === document) this.#onScroll();
    });
    this.#look();
    if (!('ResizeObserver' in window)) return;
    this.#sizes = new ResizeObserver(() => {
      if (window.scrollY === this.#seen.y) this.#look();
    });
    this.#sizes.observe(document.body);
  }

  #onKey(event: Event): void {
    if (!(event instanceof KeyboardEvent)) return;
    this.#inputAt = now();
    if (event.key === 'Tab') {
      this.#tabAt = now();
      this.#letGo();
    }
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (!isText(document.activeElement) || event.key === 'Tab') {
      if (isShortcut || isScrollKey(event.key)) this.#movedAt = now();
    } else if (!isShortcut) {
      this.#typedAt = now();
      for (const place of this.#quieted) setInert(place, true);
      if (this.#quieted.size > 0) this.#whenCalm();
    }
  }

  #onActed(place: EventTarget | null): void {
    if (!(place instanceof Element)) return;
    this.#actedAt.set(place, now());
    this.#lastActedAt = now();
    const returned = this.#returned;
    if (returned === undefined || now() - returned.at > LATE || !place.contains(returned.frame)) return;
    // The reader did press there, and the frame told it late.
    this.#returned = undefined;
    this.#holder = returned.frame;
    returned.frame.focus({ preventScroll: true });
  }

  #onBlur(): void {
    const frame = document.activeElement;
    const place = frame?.parentElement;
    if (!(frame instanceof HTMLIFrameElement) || place === null || place === undefined) return;
    const isReaders = isReadersFocus({
      now: now(),
      wasHere: this.#holder === frame,
      tabAt: this.#tabAt,
      inputAt: this.#inputAt,
      actedAt: this.#actedAt.get(place) ?? NEVER,
      wasTyping: isText(this.#left),
      isActive: 'userActivation' in navigator ? navigator.userActivation.isActive : undefined,
    });
    if (isReaders || !this.#places.has(place)) {
      this.#holder = frame;
      this.#tabAt = NEVER;
      return;
    }
    // Not at once: while the browser moves the focus on, it would only seem to come back, and the keys would still go to the frame.
    setTimeout(() => {
      if (document.activeElement === frame) this.#giveBack(frame);
    });
  }

  #giveBack(frame: HTMLIFrameElement): void {
    const before = this.#returned;
    const place = frame.parentElement;
    this.#returned = { frame, place, at: now() };
    this.#takenAt = now();
    const left = this.#left;
    if (left instanceof HTMLElement && left.isConnected) left.focus({ preventScroll: true });
    else frame.blur();
    this.#onScroll();
    // Every edit runs the program again, in another frame of the same place.
    if (place === null || before?.place !== place || now() - before.at > AGAIN) return;
    // It will not stop. Nothing in an inert frame can have the focus.
    setInert(place, true);
    this.#quieted.add(place);
    this.#whenCalm();
  }

  #whenCalm(): void {
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => this.#letGo(), CALM);
  }

  #letGo(): void {
    if (this.#quieted.size === 0) return;
    clearTimeout(this.#calm);
    for (const place of this.#quieted) setInert(place, false);
    this.#quieted.clear();
  }

  #look(): void {
    const [place] = this.#places;
    this.#seen = { x: window.scrollX, y: window.scrollY, top: place?.getBoundingClientRect().top ?? 0 };
  }

  #onScroll(): void {
    const [place] = this.#places;
    const { x, y, top } = this.#seen;
    const way = window.scrollY - y;
    const isMoved =
      Math.abs(window.scrollX - x) > 1 ||
      // Where the browser only held the page in its place while something above it grew, what is seen has not moved.
      (Math.abs(way) > 1 && Math.abs((place?.getBoundingClientRect().top ?? 0) - top) > 1);
    const caret = isMoved ? caretOf(this.#left ?? document.activeElement) : undefined;
    const isReaders =
      !isMoved ||
      isReadersScroll({
        now: now(),
        movedAt: this.#movedAt,
        isHeld: this.#isHeld,
        typedAt: this.#typedAt,
        actedAt: this.#lastActedAt,
        takenAt: this.#takenAt,
        isAway: !document.hasFocus(),
        wasSeen: isInView(caret, way),
        isSeen: isInView(caret, 0),
      });
    if (!isReaders) window.scrollTo({ left: x, top: y, behavior: 'instant' });
    this.#look();
  }
}

/** The page's guard. */
export const readerGuard = new ReaderGuard();
