import { keyCommand } from '../../../common/konva/keys';
import type { Box } from './limits';
import { nudge, redoNext, rugsOf, select, undoLast, type Change } from './room';

export const FIELDS: readonly { field: keyof Box; label: string }[] = [
  { field: 'x', label: 'X' },
  { field: 'y', label: 'Y' },
  { field: 'width', label: 'Width' },
  { field: 'height', label: 'Height' },
  { field: 'turn', label: 'Turn' },
];

/** What a key does, or undefined if it does nothing here. */
export function roomKey(event: KeyboardEvent): Change | undefined {
  const command = keyCommand(event);
  if (command?.do === 'undo') return undoLast;
  if (command?.do === 'redo') return redoNext;
  const { target, key } = event;
  // On a button and in a field, these keys mean something else.
  if (!(target instanceof Element) || !target.closest('[role="application"]')) return undefined;
  if (command?.do === 'nudge') return (room) => nudge(room, command);
  if (command?.do === 'deselect') return (room) => select(room, []);
  if (key === '1' || key === '2') return (room) => select(room, [Number(key)]);
  const isAll = key === '3' || ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'a');
  return isAll
    ? (room) =>
        select(
          room,
          rugsOf(room).map(({ id }) => id),
        )
    : undefined;
}
