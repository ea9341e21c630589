/** Where the browser says nothing about its idle time, in milliseconds. */
const LATER = 200;

const nextIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, LATER);
  });

/** Resolves when the page has all that its HTML asks for. */
const pageLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

let last: Promise<void> | undefined;

/**
 * Does a piece of what nobody waits for, when the browser has nothing else to do: each in a turn of its own after those that were
 * asked for before, so that none of them is felt.
 */
export function whenIdle<Result>(piece: () => Result): Promise<Result> {
  const turn = (last ?? pageLoaded()).then(nextIdle);
  last = turn;
  return turn.then(piece);
}
