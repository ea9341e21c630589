import { PRESSES_KEY } from '../press-names';

/** An event, and for a field the value it had then. */
export type Kept = readonly [event: Event, value?: string];

/** The listener that the inline script in the head (`PRESSES_SCRIPT`) installs. */
export interface Keeper {
  q: Kept[];
  /** Called whenever the listener runs while the queue is not empty. */
  go?: () => void;
  /** True while an event is being replayed, so that it is not queued again. */
  off?: boolean;
}

const isKeeper = (value: unknown): value is Keeper => typeof value === 'function' && 'q' in value;

/** Replays what a reader does before the page is hydrated. Few page views need the code for that, so it is loaded on demand. */
export function watchEarlyPresses(): void {
  const keeper: unknown = Reflect.get(window, PRESSES_KEY);
  if (!isKeeper(keeper)) return;
  keeper.go = () => {
    delete keeper.go;
    void import('./answer-presses').then(({ answerWhenHydrated }) => answerWhenHydrated(keeper));
  };
  if (keeper.q.length > 0) keeper.go();
}
