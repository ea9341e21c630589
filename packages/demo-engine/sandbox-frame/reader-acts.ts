import type { ReaderAct } from '../model/messages';

const PRESSES = ['pointerdown', 'click', 'touchstart', 'touchend'] as const;
/** Turns of the wheel come by the dozen; the page needs to know that there was one lately. In milliseconds. */
const PAUSE = 100;
/** Two presses of Escape within this time leave the frame, in milliseconds. */
const TWICE = 1000;
/** What a program could change of a key's event once it runs. */
const KEY_FIELDS = ['key', 'code', 'ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const;

type KeyFields = Record<(typeof KEY_FIELDS)[number], unknown>;

/** Reads an event of a key by the browser's own getters. */
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
 * Tells what the reader does in the frame, which the page cannot see: only so can it tell a focus or a scroll that the reader wanted
 * from one that the program took. Keys are not told: one that comes here may have been taken from the page.
 *
 * It is installed before the program and keeps what it needs of the browser, so that a program that holds every key cannot hide the
 * reader. No event is asked for its class or type: a program can change what those say.
 *
 * @param tell called with what the reader does: `leave` is Escape pressed twice, or held; `inspect` is Ctrl or Cmd, Shift and C
 */
export function watchReader(view: Window & typeof globalThis, tell: (act: ReaderAct) => void): void {
  const now = performance.now.bind(performance);
  const { apply } = Reflect;
  const { preventDefault } = view.Event.prototype;
  const readKey = keyReader(view);
  let turned = -PAUSE;
  let escaped = -TWICE;
  /** A program can make events, but none that the browser trusts. */
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
      // Browsers open their own inspector with it.
      apply(preventDefault, event, []);
      tell('inspect');
    }
    const isEscape = key === 'Escape';
    if (isEscape && at - escaped < TWICE) tell('leave');
    escaped = isEscape ? at : -TWICE;
  });
}
