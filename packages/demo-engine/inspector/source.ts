import type { InspectorAnswer, InspectorRequest } from '../model/inspection';
import type { ClientNews } from './client';

/** The inspector's connection to an agent; tests pass their own. */
export interface InspectorSource {
  /** Resolves with `refused` when there is no answer. */
  request(request: InspectorRequest): Promise<InspectorAnswer>;
  /** Subscribes to the agent's news and to changes of its frame; the returned function unsubscribes. */
  onNews(listener: (news: ClientNews) => void): () => void;
}

type AnswerOf<T extends InspectorAnswer['type']> = Extract<InspectorAnswer, { type: T }>;

export function isAnswer<T extends InspectorAnswer['type']>(answer: InspectorAnswer, type: T): answer is AnswerOf<T> {
  return answer.type === type;
}
