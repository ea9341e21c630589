import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { DemoRunner, INITIAL_SNAPSHOT, type RunnerSnapshot } from './demo-runner';

/** A runner that lives as long as the component, in the place that `container` points to. */
export function useRunner(
  options: { title: string; downloads: boolean },
  container: RefObject<HTMLElement | null>,
): [runner: DemoRunner, snapshot: RunnerSnapshot] {
  const [runner] = useState(() => new DemoRunner(options));
  const snapshot = useSyncExternalStore(runner.subscribe, runner.getSnapshot, () => INITIAL_SNAPSHOT);
  useEffect(() => (container.current === null ? undefined : runner.attach(container.current)), [runner, container]);
  return [runner, snapshot];
}
