import { callerOf, isCounted } from './caller';

interface Listener {
  target: EventTarget;
  type: string;
  callback: unknown;
  capture: boolean;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Targets that outlive a demo, by the name that a message uses for them. */
function nameOf(target: EventTarget): string | undefined {
  if (target === window) return 'window';
  if (target === document) return 'document';
  if (target === document.documentElement) return '<html>';
  if (target === document.body) return '<body>';
  if (target === window.visualViewport) return 'visualViewport';
  if (target instanceof MediaQueryList) return `matchMedia('${target.media}')`;
  return undefined;
}

/**
 * Listeners on targets that outlive a demo, and object URLs: everything that demos and libraries have acquired and not released. Those of
 * the frame's own program and of Playwright do not count.
 */
export class Resources {
  readonly #listeners = new Set<Listener>();
  readonly #urls = new Set<string>();

  constructor() {
    this.#watchListeners();
    this.#watchUrls();
  }

  /** Current listeners, each in words. */
  listeners(): string[] {
    return [
      ...[...this.#listeners].map(({ target, type }) => `listener for ${type} on ${nameOf(target) ?? 'a target'}`),
      ...propertyListeners(),
    ];
  }

  /** Number of current object URLs. */
  urls(): number {
    return this.#urls.size;
  }

  #watchListeners(): void {
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    const note = (target: EventTarget, type: string, callback: unknown, options: unknown): void => {
      const capture = captures(options);
      if (this.#find(target, type, callback, capture) !== undefined) return;
      const listener = { target, type, callback, capture };
      this.#listeners.add(listener);
      const forget = () => void this.#listeners.delete(listener);
      if (!isObject(options)) return;
      const { once, signal }: AddEventListenerOptions = options;
      if (once === true) Reflect.apply(add, target, [type, forget, { once, capture }]);
      if (signal !== undefined) Reflect.apply(add, signal, ['abort', forget, { once: true }]);
    };
    const forget = (target: EventTarget, type: string, callback: unknown, options: unknown): void => {
      const listener = this.#find(target, type, callback, captures(options));
      if (listener !== undefined) this.#listeners.delete(listener);
    };
    EventTarget.prototype.addEventListener = function addEventListener(this: EventTarget | undefined, ...values) {
      const [type, callback, options] = values;
      const target = this ?? window;
      Reflect.apply(add, target, values);
      if (callback === null || nameOf(target) === undefined || !isCounted(callerOf(addEventListener))) return;
      note(target, type, callback, options);
    };
    EventTarget.prototype.removeEventListener = function removeEventListener(this: EventTarget | undefined, ...values) {
      const [type, callback, options] = values;
      Reflect.apply(remove, this ?? window, values);
      forget(this ?? window, type, callback, options);
    };
  }

  #find(target: EventTarget, type: string, callback: unknown, capture: boolean): Listener | undefined {
    for (const one of this.#listeners) {
      if (one.target === target && one.type === type && one.callback === callback && one.capture === capture)
        return one;
    }
    return undefined;
  }

  #watchUrls(): void {
    const urls = this.#urls;
    const create = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = function createObjectURL(object) {
      const url = create(object);
      if (isCounted(callerOf(createObjectURL))) urls.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      urls.delete(url);
      revoke(url);
    };
  }
}

function captures(options: unknown): boolean {
  return isObject(options) ? Reflect.get(options, 'capture') === true : options === true;
}

/** Listeners set as properties: `window.onresize = …`. */
function propertyListeners(): string[] {
  return [window, document].flatMap((target) => {
    const names: string[] = [];
    for (const name in target) {
      if (name.startsWith('on') && typeof Reflect.get(target, name) === 'function') names.push(name);
    }
    return names.map((name) => `listener for ${name.slice(2)} on ${nameOf(target) ?? 'a target'}`);
  });
}
