import { READER_EVENTS } from '../../../sandbox-host/reader-events';
import { isReadersFocus, isScrollKey } from './decisions';
import { ScrollKeeper } from './scroll-keeper';

/**
 * A program that takes the focus this often within `COUNTED` milliseconds will not stop by itself, and each time may cost the
 * reader a key press.
 */
const MAX_TAKEN = 4;
const COUNTED = 10_000;
/** How long after the focus change the frame may report the reader's press, in milliseconds. */
const LATE = 300;
const NEVER = -Infinity;

const now = (): number => performance.now();

function isText(element: Element | null): element is HTMLElement {
  if (!(element instanceof HTMLElement)) return false;
  return element.isContentEditable || element.matches('input, textarea, select');
}

/** Elements that act when pressed. Not every role: the editor itself is in a tab panel, and a press in it leads nowhere. */
const CONTROLS = [
  'a, button, summary, label',
  ...['button', 'link', 'tab', 'option', 'menuitem', 'treeitem'].map((role) => `[role=${role}]`),
].join(', ');

/** True when a press there can lead somewhere else on the page. */
function canLead(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(CONTROLS) !== null;
}

function isActive(): boolean | undefined {
  return 'userActivation' in navigator ? navigator.userActivation.isActive : undefined;
}

/**
 * Returns the focus that a program took, and undoes its scrolling of the page. It watches the containers where the reader's code or
 * code from a link runs. There is one guard, because there is one page and one focus. While it watches nothing, it has no
 * listeners.
 */
export class ReaderGuard {
  /** The watched containers, each with a callback for a program that takes the focus repeatedly. */
  readonly #places = new Map<Element, (frame: Element) => void>();
  readonly #scroll = new ScrollKeeper(() => this.#places.keys().next().value);
  /** The frame to which the reader gave the focus. */
  #holder: Element | null = null;
  /** The element that lost the focus last, until another element gets it or the reader presses somewhere. */
  #left: Element | null = null;
  #tabAt = NEVER;
  #inputAt = NEVER;
  #typedAt = NEVER;
  #movedAt = NEVER;
  #isHeld = false;
  readonly #pressedAt = new WeakMap<Element, number>();
  #lastActedAt = NEVER;
  #takenAt = NEVER;
  /** The last time the focus was returned, and the frame that had taken it. */
  #returned: { frame: HTMLIFrameElement; at: number } | undefined;
  /** When each frame recently took the focus. */
  readonly #takings = new WeakMap<Element, number[]>();
  #end: AbortController | undefined;

  /**
   * Watches a container until the returned function is called.
   *
   * @param onStealing called when the program there takes the focus repeatedly; the program should be stopped
   */
  watch(place: Element, onStealing: (frame: Element) => void): () => void {
    this.#places.set(place, onStealing);
    if (this.#end === undefined) this.#listen();
    return () => {
      this.#places.delete(place);
      if (this.#places.size > 0) return;
      this.#end?.abort();
      this.#end = undefined;
      this.#scroll.stop();
    };
  }

  /** Tells the guard that the page is about to scroll by itself. */
  announceScroll(): void {
    this.#movedAt = now();
  }

  #listen(): void {
    const end = new AbortController();
    this.#end = end;
    const on = <Type extends keyof WindowEventMap>(
      types: readonly Type[],
      listener: (event: WindowEventMap[Type]) => void,
    ) => {
      for (const type of types)
        window.addEventListener(type, listener, { capture: true, passive: true, signal: end.signal });
    };
    on(['keydown'], (event) => this.#onKey(event));
    // Text that is pasted, dictated or entered with an input method.
    on(['input'], ({ target }) => {
      if (target instanceof Element && isText(target)) this.#inputAt = this.#typedAt = now();
    });
    on(['pointerdown'], () => this.#onPress());
    on(['pointerup', 'pointercancel'], () => (this.#isHeld = false));
    on(['touchmove', 'touchend', 'wheel', 'popstate', 'hashchange', 'resize'], () => (this.#movedAt = now()));
    on(['click'], ({ target }) => {
      if (canLead(target)) this.#movedAt = now();
    });
    on(['focusin'], () => {
      this.#tabAt = NEVER;
      this.#holder = null;
      this.#left = null;
    });
    on(['focusout'], ({ target }) => (this.#left = target instanceof Element ? target : null));
    on(['blur'], ({ target }) => {
      if (target !== window) return;
      if (document.activeElement instanceof HTMLIFrameElement) this.#onBlur();
      // Firefox names the frame only after the event.
      else setTimeout(() => this.#onBlur());
    });
    on(['scroll'], ({ target }) => {
      if (target === document) this.#onScroll();
    });
    const { signal } = end;
    document.addEventListener(READER_EVENTS.pressed, ({ target }) => this.#onFramePressed(target), { signal });
    document.addEventListener(READER_EVENTS.scrolled, () => (this.#lastActedAt = now()), { signal });
    this.#scroll.start();
  }

  #onKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    this.#inputAt = now();
    if (key === 'Tab') {
      this.#tabAt = this.#movedAt = now();
      return;
    }
    const isShortcut = ctrlKey || metaKey || altKey;
    if (isText(document.activeElement)) {
      if (!isShortcut) this.#typedAt = now();
    } else if (isShortcut || isScrollKey(key)) {
      this.#movedAt = now();
    }
  }

  #onPress(): void {
    this.#inputAt = now();
    this.#left = null;
    this.#holder = null;
    this.#isHeld = true;
  }

  #onFramePressed(place: EventTarget | null): void {
    if (!(place instanceof Element) || !this.#places.has(place)) return;
    const returned = this.#returned;
    const isLate = returned !== undefined && now() - returned.at < LATE && place.contains(returned.frame);
    this.#pressedAt.set(place, now());
    this.#lastActedAt = now();
    if (!isLate) return;
    // The reader did press there; the frame reported it late.
    this.#returned = undefined;
    this.#holder = returned.frame;
    this.#takings.delete(returned.frame);
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
      pressedAt: this.#pressedAt.get(place) ?? NEVER,
      wasTyping: isText(this.#left),
      isActive: isActive(),
    });
    if (isReaders || !this.#places.has(place)) {
      this.#holder = frame;
      this.#tabAt = NEVER;
      return;
    }
    // Undo the scroll at once, before the browser paints the page at the new position.
    this.#takenAt = now();
    this.#scroll.undoWhatCameBefore(this.#takenAt);
    this.#onScroll();
    // Deferred: while the browser is still moving the focus, it would only seem to return, and keys would still go to the frame.
    setTimeout(() => {
      if (this.#isStillTaken(frame)) this.#giveBack(frame, place);
    });
  }

  /**
   * True when no element of the page has got back the focus that this frame took. When the frame has been removed, as happens when
   * the next program starts, nothing has the focus; that program could then take it without another `blur` of the window.
   */
  #isStillTaken(frame: HTMLIFrameElement): boolean {
    const { activeElement } = document;
    if (activeElement === frame) return true;
    if (frame.isConnected || this.#left === null) return false;
    const place = activeElement?.parentElement;
    return activeElement === document.body || (place instanceof Element && this.#places.has(place));
  }

  #giveBack(frame: HTMLIFrameElement, place: Element): void {
    const at = now();
    this.#returned = { frame, at };
    this.#takenAt = at;
    const takings = [...(this.#takings.get(frame) ?? []), at].filter((one) => at - one < COUNTED);
    this.#takings.set(frame, takings);
    const left = this.#left;
    // Removing a frame also removes the focus, so the callback runs first.
    if (takings.length >= MAX_TAKEN) this.#places.get(place)?.(frame);
    if (left instanceof HTMLElement && left.isConnected) left.focus({ preventScroll: true });
    else frame.blur();
    this.#scroll.undoWhatCameBefore(at);
    this.#onScroll();
  }

  #onScroll(): void {
    const text = this.#left ?? document.activeElement;
    const times = {
      now: now(),
      movedAt: this.#movedAt,
      isHeld: this.#isHeld,
      typedAt: this.#typedAt,
      actedAt: this.#lastActedAt,
      takenAt: this.#takenAt,
    };
    this.#scroll.check(times, isText(text) ? text : null);
  }
}

/** The page's guard. */
export const readerGuard = new ReaderGuard();
