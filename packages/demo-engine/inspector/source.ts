import type { InspectorAnswer, InspectorNews, InspectorRequest } from '../model/inspection';

/** What the panel asks and hears; tests give their own. */
export interface InspectorSource {
  /** Rejects when the frame is gone or does not answer in time. */
  request(request: InspectorRequest): Promise<InspectorAnswer>;
  /** Tells what the agent says on its own; the answer ends it. */
  onNews(listener: (news: InspectorNews) => void): () => void;
}

type AnswerOf<T extends InspectorAnswer['type']> = Extract<InspectorAnswer, { type: T }>;

export function isAnswer<T extends InspectorAnswer['type']>(answer: InspectorAnswer, type: T): answer is AnswerOf<T> {
  return answer.type === type;
}
