import { keyCommand } from '../../../common/konva/keys';
import { cancel, nudge, redoNext, select, selectAll, undoLast, type Poster } from './poster';

/** What a key does, or undefined if it does nothing here. */
export function posterKey(event: KeyboardEvent): ((poster: Poster) => Poster) | undefined {
  const command = keyCommand(event);
  if (command?.do === 'undo') return undoLast;
  if (command?.do === 'redo') return redoNext;
  // The other keys mean something else in a field or on a button, so they count only while the poster has the focus.
  const { target, key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (!(target instanceof Element) || !target.closest('[role="application"]')) return undefined;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'a') return selectAll;
  if (command?.do === 'nudge') {
    const by = { x: Math.sign(command.x), y: Math.sign(command.y) };
    return (poster) => nudge(poster, by, shiftKey, altKey);
  }
  if (command?.do !== 'deselect') return undefined;
  return (poster) => (poster.hold ? cancel(poster) : select(poster, null));
}
