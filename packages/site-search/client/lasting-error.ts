import { SearchError } from './search-client';

/**
 * Milliseconds after which the dialog has marked a query as stalled, even if it has already failed; that would replace an error shown
 * earlier.
 */
const AFTER_STALL_MS = 330;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const never = new Promise<never>(() => undefined);

/**
 * Makes a failed answer stay on the screen. The dialog shows its error in the handler that it passes to `catch`, and returns to its idle
 * state when the promise from that call settles, which would be at once: no reader would see the error. Here `catch` calls the handler and
 * returns a promise that never settles; the next query starts afresh.
 */
export function withLastingError<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const start = performance.now();
  const lasting = answer.catch(async (error: unknown) => {
    await wait(Math.max(0, AFTER_STALL_MS - (performance.now() - start)));
    throw error;
  });
  const show = (onError: (error: unknown) => unknown): Promise<Answer> =>
    lasting.catch((error: unknown) => {
      if (!(error instanceof SearchError)) throw error;
      try {
        onError(error);
      } catch {
        // The handler rethrows the error it was given.
      }
      return never;
    });
  return Object.assign(
    lasting.then((value) => value),
    { catch: show },
  );
}
