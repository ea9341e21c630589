import type { ConsoleRelay } from './console-relay';

/** Dialogs do not open in a sandboxed frame; writes their text to the console instead. */
export function shimDialogs(view: Window, relay: ConsoleRelay): void {
  const text = (value: unknown) => (value === undefined ? '' : String(value));
  view.alert = (message?: unknown) => relay.say('info', `alert: ${text(message)}`);
  view.confirm = (message?: string) => {
    relay.say('info', `confirm: ${text(message)} (answered: OK)`);
    return true;
  };
  view.prompt = (message?: string, preset?: string) => {
    relay.say('info', `prompt: ${text(message)} (answered: ${preset ?? 'nothing'})`);
    return preset ?? null;
  };
  view.print = () => relay.say('info', 'print: a demo cannot print');
}

/**
 * `document.write` after loading would wipe the page, the demo's container and this runtime's listeners, and with those the keys
 * that leave the frame. The prototype's functions would do the same, so they are replaced permanently.
 */
export function shimDocumentWrite(view: Window & typeof globalThis, relay: ConsoleRelay): void {
  const refuse = (name: string, answer?: unknown) => () => {
    relay.say('warn', `document.${name} is not available in a demo. Append an element instead.`);
    return answer;
  };
  const refused = { write: refuse('write'), writeln: refuse('writeln'), open: refuse('open', view.document) };
  for (const [name, value] of Object.entries(refused)) {
    for (const owner of [view.Document.prototype, view.document])
      Object.defineProperty(owner, name, { value, writable: false, configurable: false });
  }
}

/**
 * Keeps the demo from taking the focus or scrolling the page before the reader interacts with it: `focus()` works only once the
 * reader has pressed a pointer or a key in the frame, or when the frame has the focus anyway.
 */
export function guardFocus(view: Window & typeof globalThis): void {
  // Captured before the demo's code can replace it and so observe the calls.
  const { apply } = Reflect;
  let turnedTo = false;
  const note = () => {
    turnedTo = true;
  };
  for (const type of ['pointerdown', 'mousedown', 'keydown', 'touchstart', 'focusin'] as const) {
    view.addEventListener(type, note, { capture: true, passive: true });
  }
  for (const prototype of [view.HTMLElement.prototype, view.SVGElement.prototype]) {
    const native = prototype.focus;
    prototype.focus = function focus(this: HTMLOrSVGElement, options?: FocusOptions) {
      if (turnedTo || view.document.hasFocus()) apply(native, this, [{ ...options, preventScroll: true }]);
    };
  }
  view.focus = () => undefined;
  // Browsers also scroll the outer page; a demo may scroll only inside its frame.
  const scrollInside = function scrollIntoView(this: Element): void {
    const { top, left } = this.getBoundingClientRect();
    view.scrollTo(view.scrollX + left, view.scrollY + top);
  };
  Object.assign(view.Element.prototype, { scrollIntoView: scrollInside, scrollIntoViewIfNeeded: scrollInside });
  Object.assign(view, { find: () => false });
}
