import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** Runs a demo in a container and reports its state. */
interface Attachable<Snapshot> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Snapshot;
  /** The returned function detaches it. */
  attach(container: HTMLElement): () => void;
}

/**
 * Creates a runner that lives as long as the component and attaches it to `container`.
 *
 * @param create called once
 * @param initial the snapshot for the server's HTML
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
