import type { PageRuntime } from '../sandbox-host';

/** Where the early script leaves the page's runtime for the page's own script. */
const KEY = Symbol.for('konva-docs.demo-runtime');
/** Marks the early script's element while it is on its way. */
export const EARLY_SCRIPT_ATTRIBUTE = 'data-demo-runtime';
/** Set on it when it could not be loaded. */
export const FAILED_ATTRIBUTE = 'data-failed';
/** Event of the document: one more demo of the page's HTML is whole. */
export const PLACED_EVENT = 'kd-demo-placed';
/** How long the page's own script waits for it, in milliseconds, before it loads a runtime itself. */
const PATIENCE = 5000;

function isPageRuntime(value: unknown): value is PageRuntime {
  return (
    typeof value === 'object' && value !== null && 'createSandbox' in value && 'prefetch' in value && 'early' in value
  );
}

/** Leaves the runtime for others to find. */
export function shareRuntime(runtime: PageRuntime): void {
  Object.defineProperty(window, KEY, { value: runtime, configurable: true });
}

/** The runtime that the early script has left, when it has run. */
export function sharedRuntime(): PageRuntime | undefined {
  const value: unknown = Reflect.get(window, KEY);
  return isPageRuntime(value) ? value : undefined;
}

/** The early script's runtime, waiting for a script that is on its way; undefined when there is none, it failed or is late. */
export async function awaitSharedRuntime(): Promise<PageRuntime | undefined> {
  const script = document.querySelector(`script[${EARLY_SCRIPT_ATTRIBUTE}]`);
  if (sharedRuntime() !== undefined || script === null || script.hasAttribute(FAILED_ATTRIBUTE)) return sharedRuntime();
  await new Promise<void>((resolve) => {
    const done = () => resolve();
    script.addEventListener('load', done, { once: true });
    script.addEventListener('error', done, { once: true });
    setTimeout(done, PATIENCE);
  });
  // Not waited for again by the next demo of the page.
  if (sharedRuntime() === undefined) script.setAttribute(FAILED_ATTRIBUTE, '');
  return sharedRuntime();
}
