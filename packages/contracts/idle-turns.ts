import { whenIdle } from './idle';

/** Where the browser says nothing about its idle time, in milliseconds. */
const LATER = 200;
/** Maximum wait for idle time, in milliseconds: a demo that animates without end leaves none. */
const LONGEST_BUSY = 2000;
/** Maximum wait for what the page's HTML asks for, in milliseconds: a file of another host may never come. */
const LONGEST_LOAD = 10_000;

const nextIdle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve, LONGEST_BUSY, LATER));

/** Resolves when the page has all that its HTML asks for. */
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
 * Does a piece of what nobody waits for, when the browser has nothing else to do: each in a turn of its own after those that were
 * asked for before, so that none of them is felt.
 */
export function inIdleTurn<Result>(piece: () => Result): Promise<Result> {
  const turn = (last ?? pageLoaded()).then(nextIdle);
  last = turn;
  return turn.then(piece);
}

/** Maximum wait for what follows a picture, in milliseconds: a window in the background has none. */
const LONGEST_PICTURE = 200;

/** What waits for the next picture. */
let afterNext: Set<() => void> | undefined;

/** Calls back when the next picture is drawn, and all that it has left to do is done. */
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
    // Too late for this picture.
    afterNext = undefined;
    setTimeout(run);
  });
  const latest = setTimeout(run, LONGEST_PICTURE);
}

/**
 * Does something in the first idle moment after the next picture; returns what takes it back.
 */
export function afterPicture(piece: () => void): () => void {
  let isWanted = true;
  let cancel: (() => void) | undefined;
  const end = () => {
    isWanted = false;
    cancel?.();
  };
  const run = () => {
    end();
    piece();
  };
  onPicture(() => {
    if (isWanted) cancel = whenIdle(run, LONGEST_PICTURE, 0);
  });
  return end;
}
