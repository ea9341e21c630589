/** The row under the pointer while one is dragged. Above the list it is the first, below it the last. */
export function rowAt(list: HTMLElement, clientY: number): number {
  const { top, height } = list.getBoundingClientRect();
  const count = list.children.length;
  return Math.min(count - 1, Math.max(0, Math.floor(((clientY - top) / height) * count)));
}

/** The sheet whose grip was pressed. Its row has the id `row-8`. */
export function gripOf({ target, button }: PointerEvent): number | undefined {
  const isGrip = target instanceof Element && target.matches('.grip');
  const row = isGrip && button === 0 ? target.closest('li') : null;
  return row ? Number(row.id.split('-')[1]) : undefined;
}

/**
 * An element loses the focus when it is moved in the page.
 *
 * @returns a function that gives it back, to be called after the list has its new order
 */
export function keepFocus(): () => void {
  const held = document.activeElement;
  return () => {
    if (held instanceof HTMLElement && held.isConnected && held !== document.activeElement) {
      held.focus({ preventScroll: true });
    }
  };
}
