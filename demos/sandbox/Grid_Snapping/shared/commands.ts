import { keyCommand } from '../../../common/konva/keys';
import { nudge, redoNext, select, step, undoLast, type Yard } from './yard';

/** What a key does, or undefined if it does nothing here. */
export function yardKey(event: KeyboardEvent): ((yard: Yard) => Yard) | undefined {
  const command = keyCommand(event);
  const { target, key, shiftKey } = event;
  if (command?.do === 'undo') return undoLast;
  if (command?.do === 'redo') return redoNext;
  // The other keys mean something else on a button, so they count only while the courtyard has the focus.
  if (!(target instanceof Element) || !target.closest('[role="application"]')) return undefined;
  if (command?.do === 'nudge') {
    return (yard) => nudge(yard, Math.sign(command.x), Math.sign(command.y), shiftKey);
  }
  if (command?.do === 'deselect') return (yard) => select(yard, null);
  if (key === 'PageDown') return (yard) => step(yard, 1);
  return key === 'PageUp' ? (yard) => step(yard, -1) : undefined;
}
