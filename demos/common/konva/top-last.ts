/** The items in drawing order, with one of them last: the last one is on top. The others keep their order. */
export const topLast = <Item extends { id: string }>(
  items: readonly Item[],
  top: string | null,
): Item[] => [...items.filter(({ id }) => id !== top), ...items.filter(({ id }) => id === top)];
