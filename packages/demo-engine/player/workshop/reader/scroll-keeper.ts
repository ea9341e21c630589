import { isExplained, isReadersScroll, type ScrollCase, TOGETHER } from './decisions';

export type ReadersTimes = Omit<ScrollCase, 'isAway' | 'wasSeen' | 'isSeen'>;

/** Where the reader writes, as far down as the browser tells it. */
function caretOf(element: Element | null): DOMRect | undefined {
  if (element === null) return undefined;
  const selection = document.getSelection();
  const range = selection === null || selection.rangeCount === 0 ? undefined : selection.getRangeAt(0);
  const isInside = range !== undefined && element.contains(range.startContainer);
  return (isInside ? range.getClientRects()[0] : undefined) ?? element.getBoundingClientRect();
}

/** True when something of a box is in view once it is this much lower. */
function isInView(box: DOMRect | undefined, lower: number): boolean {
  return box !== undefined && box.bottom + lower > 0 && box.top + lower < window.innerHeight;
}

/** Scrolls the page back when a program has scrolled it. */
export class ScrollKeeper {
  #seen = { x: 0, y: 0, top: 0 };
  /** Where the page was before a scroll that nobody explains. */
  #before: { x: number; y: number; at: number } | undefined;
  #sizes: ResizeObserver | undefined;

  /** @param place an element of the page: where it stays, what is seen has not moved */
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
   * @param text the field in which the reader writes
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

  /** A program has taken the focus: the scroll that comes with it may have come before. */
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
    // Where the browser only held the page in its place while something above it grew, what is seen has not moved.
    return Math.abs(window.scrollY - y) > 1 && Math.abs(this.#top() - top) > 1;
  }

  #look(): void {
    this.#seen = { x: window.scrollX, y: window.scrollY, top: this.#top() };
  }

  #top(): number {
    return this.place()?.getBoundingClientRect().top ?? 0;
  }
}
