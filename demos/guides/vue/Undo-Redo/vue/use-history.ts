import { computed, shallowRef, type ShallowRef } from 'vue';

/** A value with its past and its future. Values are replaced, never changed in place. */
export function useHistory<T>(start: T, limit = 100) {
  // Shallow: Vue need not look into old steps, and they stay plain objects.
  const past = shallowRef<readonly T[]>([]);
  const present: ShallowRef<T> = shallowRef(start);
  const future = shallowRef<readonly T[]>([]);

  /** Adds a step and discards the undone ones. */
  function commit(next: T) {
    past.value = [...past.value, present.value].slice(-limit);
    present.value = next;
    future.value = [];
  }

  function undo() {
    const before = past.value.at(-1);
    if (before === undefined) return;
    past.value = past.value.slice(0, -1);
    future.value = [present.value, ...future.value];
    present.value = before;
  }

  function redo() {
    const [after, ...rest] = future.value;
    if (after === undefined) return;
    past.value = [...past.value, present.value];
    future.value = rest;
    present.value = after;
  }

  return {
    present: computed(() => present.value),
    canUndo: computed(() => past.value.length > 0),
    canRedo: computed(() => future.value.length > 0),
    commit,
    undo,
    redo,
  };
}
