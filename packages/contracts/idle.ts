/**
 * Runs a task when the browser is idle. Returns a function that cancels it.
 *
 * @param longest the longest wait for idle time, in milliseconds
 * @param blind the wait in browsers without `requestIdleCallback`, in milliseconds
 */
export function whenIdle(task: () => void, longest: number, blind: number): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(task, { timeout: longest });
    return () => window.cancelIdleCallback(id);
  }
  const id = window.setTimeout(task, blind);
  return () => window.clearTimeout(id);
}
