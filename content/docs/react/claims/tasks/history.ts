interface History<T> {
  past: T[];
  present: T;
  future: T[];
}

type Action<T> = { type: 'set'; change: (present: T) => T } | { type: 'undo' } | { type: 'redo' };

export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [] });

export function reduceHistory<T>(history: History<T>, action: Action<T>): History<T> {
  const { past, present, future } = history;
  if (action.type === 'set') return { past: [...past, present], present: action.change(present), future: [] };
  if (action.type === 'undo') {
    const before = past.at(-1);
    if (before === undefined) return history;
    return { past: past.slice(0, -1), present: before, future: [present, ...future] };
  }
  const [after, ...rest] = future;
  if (after === undefined) return history;
  return { past: [...past, present], present: after, future: rest };
}
