import type { PageRuntime } from '../sandbox-host';

/** Where the early script leaves the page's runtime for the page's own script. */
const KEY = Symbol.for('konva-docs.demo-runtime');
/** Marks the early script's element while it is on its way. */
export const EARLY_SCRIPT_ATTRIBUTE = 'data-demo-runtime';

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

/** The early script's runtime, waiting for a script that is on its way; undefined when there is none or it failed. */
export async function awaitSharedRuntime(): Promise<PageRuntime | undefined> {
  const script = document.querySelector(`script[${EARLY_SCRIPT_ATTRIBUTE}]`);
  if (sharedRuntime() === undefined && script !== null && !script.hasAttribute('data-failed')) {
    await new Promise<void>((resolve) => {
      script.addEventListener('load', () => resolve(), { once: true });
      script.addEventListener('error', () => resolve(), { once: true });
    });
    if (sharedRuntime() === undefined) script.setAttribute('data-failed', '');
  }
  return sharedRuntime();
}
