import type { PageRuntime } from '../sandbox-host';

/** Key under which the early script leaves the runtime for the page's own script. */
const KEY = Symbol.for('konva-docs.demo-runtime');
/** Marks the early script's element. */
export const EARLY_SCRIPT_ATTRIBUTE = 'data-demo-runtime';
/** Set on that element when the script could not be loaded. */
export const FAILED_ATTRIBUTE = 'data-failed';
/** Event on `document`: the HTML of one more demo is complete. */
export const PLACED_EVENT = 'kd-demo-placed';
/** How long the page's own script waits for the early script, in milliseconds, before it creates a runtime itself. */
const PATIENCE = 5000;

/** Makes the runtime available to the other script. */
export function shareRuntime(runtime: PageRuntime): void {
  Object.defineProperty(window, KEY, { value: runtime, configurable: true });
}

/** The runtime that the early script left, if it has run. */
export function sharedRuntime(): PageRuntime | undefined {
  return Reflect.get(window, KEY) as PageRuntime | undefined;
}

/** Waits for the early script's runtime; undefined when there is no early script, or when it failed or is late. */
export async function awaitSharedRuntime(): Promise<PageRuntime | undefined> {
  const script = document.querySelector(`script[${EARLY_SCRIPT_ATTRIBUTE}]`);
  if (sharedRuntime() !== undefined || script === null || script.hasAttribute(FAILED_ATTRIBUTE)) return sharedRuntime();
  await new Promise<void>((resolve) => {
    const done = () => resolve();
    script.addEventListener('load', done, { once: true });
    script.addEventListener('error', done, { once: true });
    setTimeout(done, PATIENCE);
  });
  // The next demo of the page must not wait for it again.
  if (sharedRuntime() === undefined) script.setAttribute(FAILED_ATTRIBUTE, '');
  return sharedRuntime();
}
