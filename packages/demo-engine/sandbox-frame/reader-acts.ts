import type { ReaderAct } from '../model/messages';

const PRESSES = ['pointerdown', 'click', 'touchstart', 'touchend'] as const;
/** Turns of the wheel come by the dozen; the page needs to know that there was one lately. In milliseconds. */
const PAUSE = 100;
/** Two presses of Escape within this time leave the frame, in milliseconds. */
const TWICE = 1000;

/**
 * Tells what the reader does in the frame, which the page cannot see: only so can it tell a focus or a scroll that the reader wanted
 * from one that the program took. Keys are not told: one that comes here may have been taken from the page.
 *
 * It is installed before the program and keeps what it needs of the browser, so that a program that holds every key cannot hide the
 * reader. No event is asked for its class or type: a program can change what those say.
 *
 * @param tell called with what the reader does: `leave` is Escape pressed twice, or held
 */
export function watchReader(view: Window & typeof globalThis, tell: (act: ReaderAct) => void): void {
  const now = performance.now.bind(performance);
  const { apply } = Reflect;
  const keyOf: unknown = Object.getOwnPropertyDescriptor(view.KeyboardEvent.prototype, 'key')?.get;
  let turned = -PAUSE;
  let escaped = -TWICE;
  /** A program can make events, but none that the browser trusts. */
  const on = (type: keyof WindowEventMap, listener: (event: Event, at: number) => void): void => {
    const trusting = (event: Event): void => {
      if (event.isTrusted) listener(event, now());
    };
    view.addEventListener(type, trusting, { capture: true, passive: true });
  };
  for (const type of PRESSES) {
    on(type, () => {
      escaped = -TWICE;
      tell('pressed');
    });
  }
  on('wheel', (_event, at) => {
    if (at - turned < PAUSE) return;
    turned = at;
    tell('scrolled');
  });
  on('keydown', (event, at) => {
    const isEscape = typeof keyOf === 'function' && apply(keyOf, event, []) === 'Escape';
    if (isEscape && at - escaped < TWICE) tell('leave');
    escaped = isEscape ? at : -TWICE;
  });
}
