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

/** A pond without any changes. */
export const newPond = (dots: readonly Dot[]): History<Pond> =>
  newHistory<Pond>({ dots, selection: null });

/** A selection is not a separate step: undo restores a moved selection together with its dots. */
export function choose(history: History<Pond>, ids: ReadonlySet<number>): History<Pond> {
  const next = select(currentStep(history), ids);
  return endTopic({ ...history, steps: history.steps.with(history.at, next) });
}

/** A change of the selection. Several changes of the same topic are one step, for example while a key is held. */
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

/** The dots in a rectangle, including lifted dots at their current positions. */
export const idsIn = (pond: Pond, box: Box): Set<number> =>
  inBox(select(pond, new Set()).dots, box);
