import { keyCommand } from '../../../common/konva/keys';
import { nudge, redoNext, remove, select, step, undoLast, type Bouquet } from './bouquet';

/** What a key does, or undefined if it does nothing here. */
export function bouquetKey(event: KeyboardEvent): ((bouquet: Bouquet) => Bouquet) | undefined {
  const command = keyCommand(event);
  if (command?.do === 'undo') return undoLast;
  if (command?.do === 'redo') return redoNext;
  const { target, key } = event;
  // The other keys mean something else on a button, so they count only while the canvas has the focus.
  if (!(target instanceof Element) || !target.closest('[role="application"]')) return undefined;
  if (command?.do === 'nudge') return (bouquet) => nudge(bouquet, command);
  if (command?.do === 'delete') return remove;
  if (command?.do === 'deselect') return (bouquet) => select(bouquet, null);
  if (key === 'PageDown') return (bouquet) => step(bouquet, 1);
  return key === 'PageUp' ? (bouquet) => step(bouquet, -1) : undefined;
}
