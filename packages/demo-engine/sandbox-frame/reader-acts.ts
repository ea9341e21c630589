import type { ReaderAct } from '../model/messages';
import { apply, getterOf, listen } from './primordials';

/** Wheel events come by the dozen; the page only needs to know that there was one recently. In milliseconds. */
const PAUSE = 100;
/** Two presses of Escape within this time leave the frame, in milliseconds. */
const TWICE = 1000;

/**
 * Reports what the reader does in the frame, because the page cannot see it. Only this way can the page distinguish a focus change
 * or a scroll that the reader wanted from one that the program caused. Other key presses are not reported: the program may have
 * taken the focus, and with it keys that were meant for the page.
 *
 * It is installed before the program and uses the browser's functions as they were then, so a program that captures every key, or
 * replaces whatever it can, cannot hide the reader. It never reads an event's class or type, because a program can change what those
 * return.
 *
 * @param tell called with what the reader did: `leave` is Escape pressed twice, or held; `inspect` is Ctrl or Cmd with Shift and C
 */
export function watchReader(view: Window & typeof globalThis, tell: (act: ReaderAct) => void): void {
  const { performance } = view;
  const { now } = performance;
  const { preventDefault } = view.Event.prototype;
  const { prototype } = view.KeyboardEvent;
  const key = getterOf(prototype, 'key');
  const code = getterOf(prototype, 'code');
  const ctrlKey = getterOf(prototype, 'ctrlKey');
  const metaKey = getterOf(prototype, 'metaKey');
  const shiftKey = getterOf(prototype, 'shiftKey');
  const altKey = getterOf(prototype, 'altKey');
  let turned = -PAUSE;
  let escaped = -TWICE;
  /** A program can create events, but not trusted ones. */
  const on = (type: keyof WindowEventMap, listener: (event: Event, at: number) => void): void => {
    const trusting = (event: Event): void => {
      if (event.isTrusted) listener(event, apply(now, performance, []));
    };
    listen(view, type, trusting, { capture: true, passive: type !== 'keydown' });
  };
  const press = (): void => {
    escaped = -TWICE;
    tell('pressed');
  };
  on('pointerdown', press);
  on('click', press);
  on('touchstart', press);
  on('touchend', press);
  on('wheel', (_event, at) => {
    if (at - turned < PAUSE) return;
    turned = at;
    tell('scrolled');
  });
  on('keydown', (event, at) => {
    if (code(event) === 'KeyC' && shiftKey(event) === true && ctrlKey(event) !== metaKey(event) && !altKey(event)) {
      // The same keys open the browser's own developer tools.
      apply(preventDefault, event, []);
      tell('inspect');
    }
    const isEscape = key(event) === 'Escape';
    if (isEscape && at - escaped < TWICE) tell('leave');
    escaped = isEscape ? at : -TWICE;
  });
}
