/** Earlier values, the present one, and the undone ones, nearest first. */
export interface History<T> {
  past: T[];
  present: T;
  future: T[];
}

type Action<T> = { type: 'set'; value: T } | { type: 'undo' } | { type: 'redo' };

export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [] });
export const canUndo = <T>({ past }: History<T>) => past.length > 0;
export const canRedo = <T>({ future }: History<T>) => future.length > 0;

/** Pure, so React may call it twice, and a test needs no canvas. */
export function reduceHistory<T>(history: History<T>, action: Action<T>): History<T> {
  const { past, present, future } = history;
  if (action.type === 'set') {
    // A new value discards the undone ones.
    return { past: [...past, present], present: action.value, future: [] };
  }
  if (action.type === 'undo') {
    const before = past.at(-1);
    if (before === undefined) return history;
    return { past: past.slice(0, -1), present: before, future: [present, ...future] };
  }
  const [after, ...rest] = future;
  if (after === undefined) return history;
  return { past: [...past, present], present: after, future: rest };
}
