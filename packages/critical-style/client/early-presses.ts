import { PRESSES_KEY } from '../press-names';
import type { Keeper } from './kept-presses';

const isKeeper = (value: unknown): value is Keeper => typeof value === 'function' && 'q' in value;

/** Replays, after hydration, what the reader did before it. Few page views need the code for that, so it loads on demand. */
export function watchEarlyPresses(): void {
  const keeper: unknown = Reflect.get(window, PRESSES_KEY);
  if (!isKeeper(keeper)) return;
  keeper.go = () => {
    delete keeper.go;
    void import('./answer-presses').then(({ answerWhenHydrated }) => answerWhenHydrated(keeper));
  };
  if (keeper.q.length > 0) keeper.go();
}
