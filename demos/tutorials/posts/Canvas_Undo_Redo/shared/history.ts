/** A change, and the document as it was after it. */
export interface Step<T> {
  label: string;
  document: T;
}

export interface History<T> {
  /** Oldest first. Those after the present one can be redone. */
  steps: readonly Step<T>[];
  /** The present step. */
  at: number;
  /** The gesture of the present step, until it ends. */
  gesture?: string;
}

/** How many steps are kept, the first document included. */
export const limit = 6;

export const begin = <T>(document: T): History<T> => ({
  steps: [{ label: 'Start', document }],
  at: 0,
});

export function present<T>({ steps, at }: History<T>): T {
  const step = steps[at];
  if (!step) throw new RangeError(`The history has no step ${at}.`);
  return step.document;
}

/**
 * Adds a step, or replaces the present one if it belongs to the same gesture. A document that did not change is not a step.
 *
 * @param gesture the name of a gesture that is not finished; omitted for complete changes
 */
export function commit<T>(
  history: History<T>,
  label: string,
  document: T,
  gesture?: string,
): History<T> {
  if (document === present(history)) return history;
  const isSame = gesture !== undefined && gesture === history.gesture;
  const kept = history.steps.slice(0, isSame ? history.at : history.at + 1);
  const steps = [...kept, { label, document }].slice(-limit);
  return { steps, at: steps.length - 1, gesture };
}

/** Ends the gesture: the next change is a new step. */
export const endGesture = <T>({ steps, at }: History<T>): History<T> => ({ steps, at });

/** Undo goes one step back, and redo goes one step forward. Beyond the ends, nothing changes. */
export const goTo = <T>(history: History<T>, at: number): History<T> =>
  at in history.steps ? { steps: history.steps, at } : history;
