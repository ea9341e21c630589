import { shallowRef, watch } from 'vue';

/** An item on the canvas, with its index. A leaving item keeps its last index. */
export interface Entry<Item> {
  item: Item;
  index: number;
  isLeaving: boolean;
}

/**
 * Returns the items of a list, and the removed items that are still on the canvas. An item that returns while it is leaving keeps its key in
 * `v-for`, so its node stays.
 */
export function useLingering<Item extends { id: string }>(getItems: () => readonly Item[]) {
  const enter = (item: Item, index: number): Entry<Item> => ({ item, index, isLeaving: false });
  const entries = shallowRef(getItems().map(enter));

  watch(
    // The copy reads each entry, so the watcher also runs when the list is changed in place.
    () => [...getItems()],
    (items) => {
      const ids = new Set(items.map(({ id }) => id));
      const gone = entries.value.filter(({ item }) => !ids.has(item.id));
      // First in the list: below the others on the canvas.
      entries.value = [
        ...gone.map((entry) => ({ ...entry, isLeaving: true })),
        ...items.map(enter),
      ];
    },
  );

  /** Call it when the item has left the canvas. */
  function forget(entry: Entry<Item>) {
    entries.value = entries.value.filter((other) => other !== entry);
  }

  return { entries, forget };
}
