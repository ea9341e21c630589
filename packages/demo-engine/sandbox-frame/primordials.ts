/**
 * The browser's own functions, taken when the frame's program loads, before a demo's code can replace them. The parts of the frame
 * that the reader relies on while a demo runs use only these; a lint rule forbids method calls, spreading and iteration there
 * (`eslint.config.mjs`), because each looks up something that a demo may have replaced.
 */
export const { apply, ownKeys } = Reflect;
export const { isArray } = Array;
export const { stringify } = JSON;

const { addEventListener } = EventTarget.prototype;
const { getOwnPropertyDescriptor } = Object;

/** Adds a listener with the browser's function. */
export function listen(
  target: EventTarget,
  type: string,
  listener: (event: Event) => void,
  options?: AddEventListenerOptions,
): void {
  apply(addEventListener, target, [type, listener, options]);
}

/** Returns a function that reads a property with the browser's own getter, whatever a demo defines in its place. */
export function getterOf(prototype: object, name: string): (target: object) => unknown {
  const get: unknown = getOwnPropertyDescriptor(prototype, name)?.get;
  if (typeof get !== 'function') return () => undefined;
  return (target) => apply(get, target, []);
}
