/**
 * Who moved the focus or the page: the reader, or the program in a frame? Pure: times are milliseconds of one clock, `-Infinity` for
 * what has not happened.
 */

/** How long the browser calls a page active after a press or a key, with a margin. */
export const ACTIVATION = 5200;
/** How long after an act of the reader its effect may come. */
const RECENT = 1000;
/** The same for a scroll: smooth scrolling, a flick of the finger. */
const MOVING = 1500;
/** A scroll so soon before or after a focus was taken came with it, in milliseconds. */
export const TOGETHER = 300;
/** How long after a key the reader may still be writing; what is written is kept in view so long. */
const WRITING = 4000;

export interface FocusCase {
  now: number;
  /** The reader gave the focus to this frame, and to nothing else since: another window may have had it meanwhile. */
  wasHere: boolean;
  /** The reader's last Tab in the page that has not led to an element of the page. */
  tabAt: number;
  /** The reader's last key or press in the page. */
  inputAt: number;
  /** The reader's last press in the frame. */
  pressedAt: number;
  /** The focus was in a text. */
  wasTyping: boolean;
  /** `navigator.userActivation.isActive`; undefined in browsers without it. */
  isActive: boolean | undefined;
}

/** True when the reader gave the focus to the frame. */
export function isReadersFocus(one: FocusCase): boolean {
  const { now, wasHere, tabAt, inputAt, pressedAt, wasTyping, isActive } = one;
  if (wasHere || now - tabAt < RECENT) return true;
  if (pressedAt > inputAt && now - pressedAt < RECENT) return true;
  // Pressed where the frame could not tell it, as assistive technology may: the page has been active since, and not by itself.
  return !wasTyping && isActive === true && now - inputAt > ACTIVATION;
}

export interface ScrollCase {
  now: number;
  /** The reader's last wheel, flick or key that scrolls, the last navigation, the last scroll that the page announced. */
  movedAt: number;
  /** A button or a finger is down: the reader drags the scrollbar or a selection. */
  isHeld: boolean;
  /** The last key that went into a text. */
  typedAt: number;
  /** The reader's last press in a frame, or turn of the wheel. */
  actedAt: number;
  /** When a program last took the focus. */
  takenAt: number;
  /** The focus is in the browser's own interface, such as its search, or in another window. */
  isAway: boolean;
  /** Whether the place where the reader writes was in view, and is now. */
  wasSeen: boolean;
  isSeen: boolean;
}

/** True when something that the reader or the page did explains a scroll. */
export function isExplained({ now, movedAt, isHeld, typedAt, actedAt, isAway }: ScrollCase): boolean {
  return isHeld || isAway || now - movedAt < MOVING || (actedAt > typedAt && now - actedAt < MOVING);
}

/**
 * True when the reader moved the page, or the page itself for the reader. What nobody explains may be assistive technology's: it is left,
 * but not while the reader writes.
 */
export function isReadersScroll(one: ScrollCase): boolean {
  const { now, typedAt, takenAt, wasSeen, isSeen } = one;
  if (isExplained(one)) return true;
  // Browsers and editors bring what is written into view where it was not, again and again: whoever undoes it makes the page flicker.
  if (now - typedAt < RECENT && !wasSeen && isSeen) return true;
  if (now - takenAt < TOGETHER) return false;
  if (now - typedAt >= WRITING || !wasSeen) return true;
  return isSeen && now - typedAt >= RECENT;
}

/** True for a key that moves what is seen when it is not typed into a text. */
export function isScrollKey(key: string): boolean {
  return /^(?:Arrow.+|Page.+|Home|End|Tab|Enter| )$/.test(key);
}
