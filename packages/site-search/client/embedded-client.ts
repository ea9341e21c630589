import { Requests } from '@site-packages/contracts';
import type { SearchRequest, SearchResponse } from '../model/hosted-shapes';
import type { FromWorker, ToWorker } from './protocol';
import { SearchError, type SearchClient } from './search-client';

/** Names of the performance measures that the page records, for the browser's developer tools and this site's benchmarks. */
export const READY_MEASURE = 'site-search ready';
export const COMPLETE_MEASURE = 'site-search complete';

/** The parts of a `Worker` that are used. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: (event: { message?: string }) => void): void;
  terminate(): void;
}

/** Queries the embedded index in its worker. The worker starts with the client; when it crashes, the next query starts another. */
export class EmbeddedClient implements SearchClient {
  private worker: WorkerLike | undefined;
  private readonly pending = new Requests<SearchResponse>();
  private readonly improved = new Set<() => void>();

  /**
   * @param createWorker may throw where workers are forbidden
   * @param indexUrl absolute URL of the index's folder, with a trailing slash
   * @param origin prepended to the paths of hits
   */
  constructor(
    private readonly createWorker: () => WorkerLike,
    private readonly indexUrl: string,
    private readonly origin: string,
  ) {
    this.worker = this.startWorker();
  }

  async search({ requests }: { requests: readonly SearchRequest[] }): Promise<SearchResponse> {
    const worker = (this.worker ??= this.startWorker());
    if (worker === undefined) throw new SearchError('broken', 'This browser does not let the search start.');
    return this.pending.ask((id) => worker.postMessage({ type: 'search', id, requests }));
  }

  onImproved(listener: () => void): () => void {
    this.improved.add(listener);
    return () => this.improved.delete(listener);
  }

  private startWorker(): WorkerLike | undefined {
    let worker: WorkerLike;
    try {
      worker = this.createWorker();
    } catch (error) {
      console.warn('Search: the worker could not be started.', error);
      return undefined;
    }
    worker.addEventListener('message', ({ data }) => this.take(data));
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      if (this.worker === worker) this.worker = undefined;
      this.pending.rejectAll(new SearchError('broken', message ?? 'The search stopped.'));
    });
    worker.postMessage({ type: 'start', indexUrl: this.indexUrl, origin: this.origin });
    return worker;
  }

  private take(message: FromWorker): void {
    if (message.type === 'ready') return measure(READY_MEASURE, message.took);
    if (message.type === 'complete') {
      measure(COMPLETE_MEASURE, message.took);
      for (const listener of this.improved) listener();
      return;
    }
    if (message.type === 'answer') this.pending.resolve(message.id, message.response);
    else this.pending.reject(message.id, new SearchError(message.failure, message.message));
  }
}

/** Records a duration that the worker measured as a measure on the page's clock, ending now. */
function measure(name: string, duration: number): void {
  const end = performance.now();
  performance.measure(name, { start: Math.max(0, end - duration), end });
}
