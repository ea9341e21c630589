/**
 * Who moved the focus or the page: the reader, or the program in a frame? Pure: times are milliseconds of one clock, `-Infinity` for
 * what has not happened.
 */

/** How long the browser considers a page active after a press or a key, plus a margin, in milliseconds. */
export const ACTIVATION = 5200;
/** How long after a reader's action its effect may follow, in milliseconds. */
const RECENT = 1000;
/** The same for scrolling, which may be smooth or continue after a flick. */
const MOVING = 1500;
/** A scroll this soon before or after a program took the focus came with it, in milliseconds. */
export const TOGETHER = 300;
/** How long after a key the reader may still be writing; the text being written is kept in view that long. */
const WRITING = 4000;

export interface FocusCase {
  now: number;
  /** The reader gave the focus to this frame and to nothing else in the page since; another window may have had it meanwhile. */
  wasHere: boolean;
  /** The reader's last Tab key in the page that did not lead to an element of the page. */
  tabAt: number;
  /** The reader's last key press or click in the page. */
  inputAt: number;
  /** The reader's last press in the frame. */
  pressedAt: number;
  /** The focus was in a text field. */
  wasTyping: boolean;
  /** `navigator.userActivation.isActive`; undefined in browsers without it. */
  isActive: boolean | undefined;
}

/** True when the reader gave the focus to the frame. */
export function isReadersFocus(one: FocusCase): boolean {
  const { now, wasHere, tabAt, inputAt, pressedAt, wasTyping, isActive } = one;
  if (wasHere || now - tabAt < RECENT) return true;
  if (pressedAt > inputAt && now - pressedAt < RECENT) return true;
  // A press that the frame could not report, as assistive technology may cause: the page has become active since, and not through
  // input in the page.
  return !wasTyping && isActive === true && now - inputAt > ACTIVATION;
}

export interface ScrollCase {
  now: number;
  /** The reader's last scroll input (wheel, flick, key), the last navigation, or the last scroll that the page announced. */
  movedAt: number;
  /** A mouse button or a finger is down: the reader drags the scrollbar or a selection. */
  isHeld: boolean;
  /** The last key typed into a text field. */
  typedAt: number;
  /** The reader's last press or wheel turn in a frame. */
  actedAt: number;
  /** When a program last took the focus. */
  takenAt: number;
  /** The focus is in the browser's own interface, such as its search, or in another window. */
  isAway: boolean;
  /** Whether the reader's caret was in view before the scroll, and whether it is now. */
  wasSeen: boolean;
  isSeen: boolean;
}

/** True when an action of the reader or the page explains a scroll. */
export function isExplained({ now, movedAt, isHeld, typedAt, actedAt, isAway }: ScrollCase): boolean {
  return isHeld || isAway || now - movedAt < MOVING || (actedAt > typedAt && now - actedAt < MOVING);
}

/**
 * True when the reader scrolled the page, or the page did it for the reader. An unexplained scroll may come from assistive
 * technology: it is tolerated, but not while the reader writes.
 */
export function isReadersScroll(one: ScrollCase): boolean {
  const { now, typedAt, takenAt, wasSeen, isSeen } = one;
  if (isExplained(one)) return true;
  // Browsers and editors keep scrolling the caret into view; undoing that would make the page flicker.
  if (now - typedAt < RECENT && !wasSeen && isSeen) return true;
  if (now - takenAt < TOGETHER) return false;
  if (now - typedAt >= WRITING || !wasSeen) return true;
  return isSeen && now - typedAt >= RECENT;
}

/** True for a key that scrolls when it is not typed into a text field. */
export function isScrollKey(key: string): boolean {
  return /^(?:Arrow.+|Page.+|Home|End|Tab|Enter| )$/.test(key);
}
