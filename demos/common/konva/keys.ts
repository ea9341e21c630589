export type Command =
  | { do: 'undo' | 'redo' | 'duplicate' | 'delete' | 'deselect' }
  | { do: 'nudge'; x: number; y: number };

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The action of a key press. Keys typed into a field of the panel have none. */
export function keyCommand(event: KeyboardEvent): Command | undefined {
  const { target, key, shiftKey } = event;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) {
    return undefined;
  }
  if (event.ctrlKey || event.metaKey) {
    switch (key.toLowerCase()) {
      case 'z':
        return { do: shiftKey ? 'redo' : 'undo' };
      case 'y':
        return { do: 'redo' };
      case 'd':
        return { do: 'duplicate' };
      default:
        return undefined;
    }
  }
  if (key === 'Delete' || key === 'Backspace') return { do: 'delete' };
  if (key === 'Escape') return { do: 'deselect' };
  const arrow = ARROWS[key];
  const step = shiftKey ? 10 : 1;
  return arrow && { do: 'nudge', x: arrow[0] * step, y: arrow[1] * step };
}
