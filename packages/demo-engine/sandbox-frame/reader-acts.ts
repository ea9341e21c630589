import type { ReaderAct } from '../model/messages';

const PRESSES = ['pointerdown', 'click', 'touchstart', 'touchend'] as const;
/** Wheel events come by the dozen; the page only needs to know that there was one recently. In milliseconds. */
const PAUSE = 100;
/** Two presses of Escape within this time leave the frame, in milliseconds. */
const TWICE = 1000;
/** Fields of a keyboard event. Once a program runs, it could redefine them. */
const KEY_FIELDS = ['key', 'code', 'ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const;

type KeyFields = Record<(typeof KEY_FIELDS)[number], unknown>;

/** Returns a function that reads a keyboard event with the browser's own getters. */
function keyReader({ KeyboardEvent }: typeof globalThis): (event: Event) => KeyFields {
  const { apply } = Reflect;
  const getters = KEY_FIELDS.map((name) => {
    const get: unknown = Object.getOwnPropertyDescriptor(KeyboardEvent.prototype, name)?.get;
    return [name, get] as const;
  });
  return (event) => {
    const read: KeyFields = { key: '', code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
    for (const [name, get] of getters) if (typeof get === 'function') read[name] = apply(get, event, []);
    return read;
  };
}

/**
 * Reports what the reader does in the frame, because the page cannot see it. Only this way can the page distinguish a focus change
 * or a scroll that the reader wanted from one that the program caused. Other key presses are not reported: the program may have
 * taken the focus, and with it keys that were meant for the page.
 *
 * It is installed before the program and keeps references to the browser's functions, so a program that captures every key cannot
 * hide the reader. It never reads an event's class or type, because a program can change what those return.
 *
 * @param tell called with what the reader did: `leave` is Escape pressed twice, or held; `inspect` is Ctrl or Cmd with Shift and C
 */
export function watchReader(view: Window & typeof globalThis, tell: (act: ReaderAct) => void): void {
  const now = performance.now.bind(performance);
  const { apply } = Reflect;
  const { preventDefault } = view.Event.prototype;
  const readKey = keyReader(view);
  let turned = -PAUSE;
  let escaped = -TWICE;
  /** A program can create events, but not trusted ones. */
  const on = (type: keyof WindowEventMap, listener: (event: Event, at: number) => void): void => {
    const trusting = (event: Event): void => {
      if (event.isTrusted) listener(event, now());
    };
    view.addEventListener(type, trusting, { capture: true, passive: type !== 'keydown' });
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
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = readKey(event);
    if (code === 'KeyC' && shiftKey === true && ctrlKey !== metaKey && altKey === false) {
      // The same keys open the browser's own developer tools.
      apply(preventDefault, event, []);
      tell('inspect');
    }
    const isEscape = key === 'Escape';
    if (isEscape && at - escaped < TWICE) tell('leave');
    escaped = isEscape ? at : -TWICE;
  });
}
