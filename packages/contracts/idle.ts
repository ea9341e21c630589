/**
 * Runs a task when the browser has nothing else to do; the answer cancels it.
 *
 * @param longest how long the task waits for idle time at most, in milliseconds
 * @param blind how long it waits where the browser says nothing about its idle time, in milliseconds
 */
export function whenIdle(task: () => void, longest: number, blind: number): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(task, { timeout: longest });
    return () => window.cancelIdleCallback(id);
  }
  const id = window.setTimeout(task, blind);
  return () => window.clearTimeout(id);
}
