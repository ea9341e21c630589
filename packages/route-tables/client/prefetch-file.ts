/** A navigation that cancels requests is reported by WebKit as an error of each: so the page cancels them itself. */
let leaving = new AbortController();
for (const event of ['beforeunload', 'pagehide']) {
  window.addEventListener(event, () => {
    leaving.abort();
    // The reader may stay, or come back to this page.
    leaving = new AbortController();
  });
}

/** Aborts when the page is left. */
export const untilLeaving = (): AbortSignal => leaving.signal;

const hasPrefetch = (): boolean => document.createElement('link').relList.supports('prefetch');

/** Fetches a file for a page that the reader may open. What fails is requested again when the page opens. */
export function prefetchFile(address: string): Promise<void> {
  return hasPrefetch() ? prefetchByLink(address) : prefetchByRequest(address);
}

function prefetchByLink(address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = address;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

async function prefetchByRequest(address: string): Promise<void> {
  try {
    const answer = await fetch(address, { signal: untilLeaving() });
    // A body that is not read to its end is not kept.
    await answer.blob();
  } catch {
    // The reader has left, or the file is not there.
  }
}
