import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** What runs a demo in a place of the page and tells what becomes of it. */
interface Attachable<Snapshot> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Snapshot;
  /** The answer takes the place away again. */
  attach(container: HTMLElement): () => void;
}

/**
 * Something that lives as long as the component, in the place that `container` points to.
 *
 * @param create called once
 * @param initial what the server's HTML shows
 */
export function useAttached<Runner extends Attachable<Snapshot>, Snapshot>(
  create: () => Runner,
  initial: Snapshot,
  container: RefObject<HTMLElement | null>,
): [runner: Runner, snapshot: Snapshot] {
  const [runner] = useState(create);
  const snapshot = useSyncExternalStore(runner.subscribe, runner.getSnapshot, () => initial);
  useEffect(() => (container.current === null ? undefined : runner.attach(container.current)), [runner, container]);
  return [runner, snapshot];
}
