import type { InspectorAnswer, InspectorRequest } from '../model/inspection';
import type { ClientNews } from './client';

/** What the panel asks and hears; tests give their own. */
export interface InspectorSource {
  /** What cannot be answered is `refused`. */
  request(request: InspectorRequest): Promise<InspectorAnswer>;
  /** Tells what the agent says on its own, and what becomes of its frame; the answer ends it. */
  onNews(listener: (news: ClientNews) => void): () => void;
}

type AnswerOf<T extends InspectorAnswer['type']> = Extract<InspectorAnswer, { type: T }>;

export function isAnswer<T extends InspectorAnswer['type']>(answer: InspectorAnswer, type: T): answer is AnswerOf<T> {
  return answer.type === type;
}
