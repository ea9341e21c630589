import { SearchError } from './search-client';

/**
 * The dialog marks a query as stalled so long after its start, whatever has become of it; an error shown earlier would be
 * wiped away by that.
 */
const AFTER_STALL_MS = 330;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const never = new Promise<never>(() => undefined);

/**
 * An answer whose failure stays on the screen. The dialog shows its error when the answer's `catch` is called, and returns to
 * its idle state when the promise it made of it settles: at once, so that no reader sees the error. Here the error is shown
 * and that promise is left open; the next query begins anew.
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
        // The handler throws what it was given.
      }
      return never;
    });
  return Object.assign(
    lasting.then((value) => value),
    { catch: show },
  );
}
