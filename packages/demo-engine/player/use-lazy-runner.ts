import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { INITIAL_SNAPSHOT, LazyRunner, type LazySnapshot } from './lazy-runner';

/** A lazy runner that lives as long as the component, in the place that `container` points to. */
export function useLazyRunner(
  options: { title: string; downloads: boolean },
  container: RefObject<HTMLElement | null>,
): [runner: LazyRunner, snapshot: LazySnapshot] {
  const [runner] = useState(() => new LazyRunner(options));
  const snapshot = useSyncExternalStore(runner.subscribe, runner.getSnapshot, () => INITIAL_SNAPSHOT);
  useEffect(() => (container.current === null ? undefined : runner.attach(container.current)), [runner, container]);
  return [runner, snapshot];
}
