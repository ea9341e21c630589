/** What a key does to the chosen gem: arrows move it, with Shift in small steps, brackets turn it. */
export function changeOf({
  key,
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>):
  | { x?: number; y?: number; turn?: number }
  | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const step = shiftKey ? 1 : 8;
  const changes: Record<string, { x?: number; y?: number; turn?: number }> = {
    ArrowLeft: { x: -step },
    ArrowRight: { x: step },
    ArrowUp: { y: -step },
    ArrowDown: { y: step },
    '[': { turn: -5 },
    ']': { turn: 5 },
  };
  return changes[key];
}

export const LABEL =
  'Tray of gems. Arrow keys move the chosen gem, with Shift in small steps; brackets turn it.';
