import { keyCommand } from '../../../common/konva/keys';
import { nudge, redoNext, remove, select, step, turn, undoLast, type Bento } from './bento';

/** What a key does to the box, or undefined if it does nothing here. */
export function bentoKey(event: KeyboardEvent): ((bento: Bento) => Bento) | undefined {
  const command = keyCommand(event);
  if (command?.do === 'undo') return undoLast;
  if (command?.do === 'redo') return redoNext;
  const { target, key, altKey, ctrlKey, metaKey } = event;
  // The other keys mean something else on a button, so they count only while the box has the focus.
  if (!(target instanceof Element) || !target.closest('[role="application"]')) return undefined;
  if (altKey || ctrlKey || metaKey) return undefined;
  if (command?.do === 'nudge') return (bento) => nudge(bento, command);
  if (command?.do === 'delete') return remove;
  if (command?.do === 'deselect') return (bento) => select(bento, null);
  if (key === 'PageDown') return (bento) => step(bento, 1);
  if (key === 'PageUp') return (bento) => step(bento, -1);
  return key.toLowerCase() === 'r' ? turn : undefined;
}
