/** All states that undo and redo step through. States never change, so they share equal parts. */
export interface History<State> {
  steps: State[];
  at: number;
  /** The topic of the last step: further changes of the same topic are merged into it. */
  topic: string | undefined;
}

export const newHistory = <State>(state: State): History<State> => ({
  steps: [state],
  at: 0,
  topic: undefined,
});

export function currentStep<State>({ steps, at }: History<State>): State {
  const step = steps[at];
  if (step === undefined) throw new Error(`The history has no step ${at}.`);
  return step;
}

/**
 * Continues with a new state and discards the undone ones. With a topic, dragging a slider or typing a text makes one step, not one for
 * each event.
 */
export function addStep<State>(
  { steps, at, topic: last }: History<State>,
  state: State,
  topic?: string,
): History<State> {
  const merges = topic !== undefined && topic === last;
  const kept = steps.slice(0, merges ? at : at + 1);
  return { steps: [...kept, state], at: kept.length, topic };
}

export const canUndo = ({ at }: History<unknown>) => at > 0;
export const canRedo = ({ steps, at }: History<unknown>) => at < steps.length - 1;

export const undo = <State>(history: History<State>): History<State> =>
  canUndo(history) ? { ...history, at: history.at - 1, topic: undefined } : history;

export const redo = <State>(history: History<State>): History<State> =>
  canRedo(history) ? { ...history, at: history.at + 1, topic: undefined } : history;

/** The same history, in which the next change is a separate step, whatever its topic. */
export const endTopic = <State>(history: History<State>): History<State> => ({
  ...history,
  topic: undefined,
});
