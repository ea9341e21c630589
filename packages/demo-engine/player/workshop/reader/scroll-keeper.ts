import { isExplained, isReadersScroll, type ScrollCase, TOGETHER } from './decisions';

export type ReadersTimes = Omit<ScrollCase, 'isAway' | 'wasSeen' | 'isSeen'>;

/** Box of the caret in an element, or of the element if the browser does not report the caret's position. */
function caretOf(element: Element | null): DOMRect | undefined {
  if (element === null) return undefined;
  const selection = document.getSelection();
  const range = selection === null || selection.rangeCount === 0 ? undefined : selection.getRangeAt(0);
  const isInside = range !== undefined && element.contains(range.startContainer);
  return (isInside ? range.getClientRects()[0] : undefined) ?? element.getBoundingClientRect();
}

/** True when part of a box would be in view if it were `lower` pixels further down. */
function isInView(box: DOMRect | undefined, lower: number): boolean {
  return box !== undefined && box.bottom + lower > 0 && box.top + lower < window.innerHeight;
}

/** Scrolls the page back when a program has scrolled it. */
export class ScrollKeeper {
  #seen = { x: 0, y: 0, top: 0 };
  /** The page's scroll position before an unexplained scroll. */
  #before: { x: number; y: number; at: number } | undefined;
  #sizes: ResizeObserver | undefined;

  /** @param place returns an element of the page; while its position in the viewport is unchanged, the content has not moved */
  constructor(private readonly place: () => Element | undefined) {}

  start(): void {
    this.#look();
    if (!('ResizeObserver' in window)) return;
    this.#sizes = new ResizeObserver(() => {
      if (window.scrollY === this.#seen.y) this.#look();
    });
    this.#sizes.observe(document.body);
  }

  stop(): void {
    this.#sizes?.disconnect();
  }

  /**
   * The page has scrolled.
   *
   * @param text the field that the reader types in
   */
  check(times: ReadersTimes, text: Element | null): void {
    const { x, y } = this.#seen;
    if (this.#isMoved()) {
      const caret = caretOf(text);
      const one: ScrollCase = {
        ...times,
        isAway: !document.hasFocus(),
        wasSeen: isInView(caret, window.scrollY - y),
        isSeen: isInView(caret, 0),
      };
      if (!isReadersScroll(one)) window.scrollTo({ left: x, top: y, behavior: 'instant' });
      else if (isExplained(one)) this.#before = undefined;
      else this.#before = { x, y, at: times.now };
    }
    this.#look();
  }

  /** A program has taken the focus; undoes the scroll that came with it, which may precede the focus event. */
  undoWhatCameBefore(now: number): void {
    const before = this.#before;
    this.#before = undefined;
    if (before === undefined || now - before.at > TOGETHER) return;
    window.scrollTo({ left: before.x, top: before.y, behavior: 'instant' });
    this.#look();
  }

  #isMoved(): boolean {
    const { x, y, top } = this.#seen;
    if (Math.abs(window.scrollX - x) > 1) return true;
    // If the browser only compensated for growing content above (scroll anchoring), the content has not moved.
    return Math.abs(window.scrollY - y) > 1 && Math.abs(this.#top() - top) > 1;
  }

  #look(): void {
    this.#seen = { x: window.scrollX, y: window.scrollY, top: this.#top() };
  }

  #top(): number {
    return this.place()?.getBoundingClientRect().top ?? 0;
  }
}
