import type { SearchRequest, SearchResponse } from '../model/hosted-shapes';

/** A call of the dialog. */
interface Call {
  requests: readonly SearchRequest[];
}

/**
 * Asks for the answer to what is typed before the dialog does: it first renders what it shows again, and meanwhile the worker can already search.
 * The dialog's own call then gets the answer that is coming.
 */
export class EarlyAnswers {
  private last: Call | undefined;
  private coming: { query: string; answer: Promise<SearchResponse> } | undefined;

  constructor(private readonly search: (call: Call) => Promise<SearchResponse>) {}

  /** Call it when the query has changed, before the dialog handles the change. */
  typed(query: string): void {
    if (this.last === undefined || query.trim() === '') return;
    const answer = this.search({ requests: this.last.requests.map((request) => ({ ...request, query })) });
    // The dialog's call reports failures.
    answer.catch(() => undefined);
    this.coming = { query, answer };
  }

  /** The dialog's call. */
  ask(call: Call): Promise<SearchResponse> {
    this.last = call;
    const { coming } = this;
    this.coming = undefined;
    const isAsked = coming !== undefined && call.requests.every(({ query }) => query === coming.query);
    return isAsked ? coming.answer : this.search(call);
  }
}
