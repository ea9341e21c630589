/** Documents, oldest first, and the index of the shown one. */
export interface History<Document> {
  steps: readonly Document[];
  at: number;
}

export const newHistory = <Document>(document: Document): History<Document> => ({
  steps: [document],
  at: 0,
});

export function shown<Document>({ steps, at }: History<Document>): Document {
  const document = steps[at];
  if (document === undefined) throw new Error(`The history has no step ${at}.`);
  return document;
}

/** Adds a step after the shown one, and drops the steps that were undone. */
export const addStep = <Document>(
  { steps, at }: History<Document>,
  document: Document,
): History<Document> => ({ steps: [...steps.slice(0, at + 1), document], at: at + 1 });

/** Goes back by -1 or forward by 1, if there is such a step. */
export const goBy = <Document>(history: History<Document>, by: -1 | 1): History<Document> =>
  history.steps[history.at + by] === undefined ? history : { ...history, at: history.at + by };
