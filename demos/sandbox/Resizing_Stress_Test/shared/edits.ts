import {
  addStep,
  currentStep,
  endTopic,
  newHistory,
  type History,
} from '../../../common/konva/history';
import {
  inBox,
  ofPart,
  put,
  select,
  type Box,
  type Dot,
  type Part,
  type Place,
  type Pond,
} from './pond';

/** A pond in which nothing was done yet. */
export const newPond = (dots: readonly Dot[]): History<Pond> =>
  newHistory<Pond>({ dots, selection: null });

/** A selection is not a separate step: undo returns to what was moved, and what was selected then. */
export function choose(history: History<Pond>, ids: ReadonlySet<number>): History<Pond> {
  const next = select(currentStep(history), ids);
  return endTopic({ ...history, steps: history.steps.with(history.at, next) });
}

/** A change of the selection. Several of the same topic are one step, as those of a key that is held. */
export function change(
  history: History<Pond>,
  by: (pond: Pond) => Pond,
  topic?: string,
): History<Pond> {
  const now = currentStep(history);
  const next = by(now);
  return next === now ? history : addStep(history, next, topic);
}

/** A drag, a transform or the turning has ended there: one step. */
export const moveTo = (history: History<Pond>, place: Place): History<Pond> =>
  change(history, (pond) => put(pond, place));

/** The buttons that select without a pointer. */
export const CHOICES = ['Carp', 'Leaves', 'All', 'None'] as const;
export type Choice = (typeof CHOICES)[number];
const PARTS: Record<Choice, readonly Part[]> = {
  Carp: ['carp'],
  Leaves: ['leaf', 'lily'],
  All: ['carp', 'leaf', 'lily', 'water'],
  None: [],
};

export const idsOf = (dots: readonly Dot[], choice: Choice): Set<number> =>
  new Set(PARTS[choice].flatMap((part) => [...ofPart(dots, part)]));

/** What a rectangle selects: it also reaches what was lifted, where that is now. */
export const idsIn = (pond: Pond, box: Box): Set<number> =>
  inBox(select(pond, new Set()).dots, box);
