/** Delay where the browser has no `requestIdleCallback`, in milliseconds. */
const LATER = 200;
/** Longest wait for idle time, in milliseconds: a demo that animates endlessly leaves none. */
const LONGEST_BUSY = 2000;
/** Longest wait for the page's `load` event, in milliseconds: a file from another host may never arrive. */
const LONGEST_LOAD = 10_000;

const nextIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: LONGEST_BUSY });
    else setTimeout(resolve, LATER);
  });

/** Resolves when everything the page's HTML requests is loaded, or after `LONGEST_LOAD`. */
const pageLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') {
      resolve();
      return;
    }
    window.addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, LONGEST_LOAD);
  });

let last: Promise<void> | undefined;

/**
 * Runs work that nobody waits for when the browser is idle. Each piece runs in its own idle period, in the order of the calls, so that
 * the reader notices none of them.
 */
export function whenIdle<Result>(piece: () => Result): Promise<Result> {
  const turn = (last ?? pageLoaded()).then(nextIdle);
  last = turn;
  return turn.then(piece);
}

/** Longest wait for a frame, and then for idle time after it, in milliseconds: a tab in the background gets no frames. */
const LONGEST_PICTURE = 200;

/** Callbacks waiting for the next frame. */
let afterNext: Set<() => void> | undefined;

/** Calls back in a task of its own after the next frame. */
function onPicture(callback: () => void): void {
  if (afterNext !== undefined) {
    afterNext.add(callback);
    return;
  }
  const callbacks = new Set([callback]);
  afterNext = callbacks;
  const run = () => {
    cancelAnimationFrame(frame);
    clearTimeout(latest);
    if (afterNext === callbacks) afterNext = undefined;
    for (const each of callbacks) each();
    callbacks.clear();
  };
  const frame = requestAnimationFrame(() => {
    // Callbacks added from now on wait for the following frame.
    afterNext = undefined;
    setTimeout(run);
  });
  const latest = setTimeout(run, LONGEST_PICTURE);
}

/** Runs `piece` in the first idle moment after the next frame. Returns the function that cancels it. */
export function afterPicture(piece: () => void): () => void {
  let isWanted = true;
  let idle: number | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    isWanted = false;
    clearTimeout(soon);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
  const run = () => {
    end();
    piece();
  };
  onPicture(() => {
    if (!isWanted) return;
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(run, { timeout: LONGEST_PICTURE });
    else soon = setTimeout(run);
  });
  return end;
}
