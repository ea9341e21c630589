/** What the reader does in the frame, as the page is told. */
const ACTS = ['pointerdown', 'click', 'touchstart', 'touchend', 'wheel', 'keydown'] as const;
/** Keys and turns of the wheel come by the dozen; the page needs to know that there was one lately. */
const PAUSE = 100;
/** Two presses of Escape within this time leave the frame, in milliseconds. */
const TWICE = 1000;

/**
 * Tells what the reader does in the frame, which the page cannot see: only so can it tell a focus or a scroll that the reader wanted
 * from one that the program took. It is installed before the program and keeps what it needs of the browser, so that a program that
 * holds every key cannot hide it.
 *
 * @param acted called when the reader does something
 * @param leave called when the reader presses Escape twice, or holds it
 */
export function watchReader(view: Window & typeof globalThis, acted: () => void, leave: () => void): void {
  const now = performance.now.bind(performance);
  const { apply } = Reflect;
  const keyOf: unknown = Object.getOwnPropertyDescriptor(view.KeyboardEvent.prototype, 'key')?.get;
  let told = -PAUSE;
  let escaped = -TWICE;
  const note = (event: Event): void => {
    // A program can make events, but none that the browser trusts.
    if (!event.isTrusted) return;
    const at = now();
    const isKey = event instanceof view.KeyboardEvent;
    if ((!isKey && event.type !== 'wheel') || at - told >= PAUSE) {
      told = at;
      acted();
    }
    if (!isKey || typeof keyOf !== 'function' || apply(keyOf, event, []) !== 'Escape') {
      escaped = -TWICE;
      return;
    }
    if (at - escaped < TWICE) leave();
    escaped = at;
  };
  for (const type of ACTS) view.addEventListener(type, note, { capture: true, passive: true });
}
