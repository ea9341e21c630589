import { PRESSES_KEY } from '../press-names';
import type { Keeper } from './kept-presses';

const isKeeper = (value: unknown): value is Keeper => typeof value === 'function' && 'q' in value;

/** Has what a reader does before the page is hydrated done then. Nearly no page needs the code for that, so it comes by need. */
export function watchEarlyPresses(): void {
  const keeper: unknown = Reflect.get(window, PRESSES_KEY);
  if (!isKeeper(keeper)) return;
  keeper.go = () => {
    delete keeper.go;
    void import('./answer-presses').then(({ answerWhenHydrated }) => answerWhenHydrated(keeper));
  };
  if (keeper.q.length > 0) keeper.go();
}
