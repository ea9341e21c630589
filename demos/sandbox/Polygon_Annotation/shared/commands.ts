import { arrowStep } from '../../../common/konva/arrow-step';
import { undoCommand } from '../../../common/konva/undo-keys';
import {
  cancel,
  dropPoint,
  nudge,
  pressKey,
  redoNext,
  step,
  undoLast,
  type Annotator,
} from './annotator';
import { REACH } from './look';

/** What a key does, or undefined if it does nothing here. Undo works everywhere, the rest while the canvas has the focus. */
export function annotatorKey(
  event: KeyboardEvent,
): ((annotator: Annotator) => Annotator) | undefined {
  const command = undoCommand(event);
  if (command) return command === 'undo' ? undoLast : redoNext;
  const { target, key, shiftKey } = event;
  if (!(target instanceof Element) || !target.closest('[role="application"]')) return undefined;
  const by = arrowStep(event, shiftKey ? 25 : 5);
  if (by) return (annotator) => nudge(annotator, by);
  switch (key) {
    case 'Enter':
    case ' ':
      return (annotator) => pressKey(annotator, REACH);
    case 'Backspace':
    case 'Delete':
      return dropPoint;
    case 'Escape':
      return cancel;
    case 'PageDown':
      return (annotator) => step(annotator, 1);
    case 'PageUp':
      return (annotator) => step(annotator, -1);
    default:
      return undefined;
  }
}
