/** The search worker: holds the index and answers queries sent as messages. */
import { LocalSearch } from './local-search';
import type { FromWorker, ToWorker } from './protocol';
import { SearchError } from './search-client';

/** Yields to the event loop without the delay that browsers add to nested timers. */
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();
const pause = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(undefined);
  });

const send = (message: FromWorker) => self.postMessage(message);
let search: LocalSearch | undefined;

self.addEventListener('message', ({ data: message }: MessageEvent<ToWorker>) => {
  if (message.type === 'start') {
    search = new LocalSearch({
      indexUrl: message.indexUrl,
      origin: message.origin,
      fetch: (url, init) => fetch(url, init),
      pause,
      onReady: (records, took) => send({ type: 'ready', records, took }),
      onComplete: (took) => send({ type: 'complete', took }),
    });
    // A failure is reported to the next query.
    search.start().catch(() => undefined);
    return;
  }
  const { id } = message;
  const answered = search?.search(message.requests) ?? Promise.reject(new Error('The search worker was not started.'));
  answered.then(
    (response) => send({ type: 'answer', id, response }),
    (error: unknown) =>
      send({
        type: 'failed',
        id,
        failure: error instanceof SearchError ? error.failure : 'broken',
        message: error instanceof Error ? error.message : String(error),
      }),
  );
});
