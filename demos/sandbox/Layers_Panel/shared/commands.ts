import { arrowStep } from '../../../common/konva/arrow-step';
import { undoCommand } from '../../../common/konva/undo-keys';
import {
  nudge,
  redoNext,
  reorder,
  step,
  toggleHidden,
  toggleLocked,
  undoLast,
  type Change,
  type Move,
} from './stack';

/** The buttons that move the selected sheet, by one position or to an end. */
export const MOVES: readonly { move: Move; label: string }[] = [
  { move: 'front', label: 'To front' },
  { move: 'forward', label: 'Forward' },
  { move: 'back', label: 'To back' },
  { move: 'backward', label: 'Backward' },
];

/** What a key does, or undefined if it does nothing here. */
export function stackKey(event: KeyboardEvent): Change | undefined {
  const undoes = undoCommand(event);
  if (undoes) return undoes === 'undo' ? undoLast : redoNext;
  const { target, key, shiftKey } = event;
  if (!(target instanceof Element) || target.closest('input')) return undefined;
  // Elsewhere these keys scroll the page or mean nothing.
  const isPicture = target.closest('[role="application"]') !== null;
  if (!isPicture && !target.closest('.sheets')) return undefined;
  if (event.ctrlKey || event.metaKey) return undefined;
  if (event.altKey) {
    if (key === 'ArrowUp') return (stack) => reorder(stack, shiftKey ? 'front' : 'forward');
    if (key === 'ArrowDown') return (stack) => reorder(stack, shiftKey ? 'back' : 'backward');
    return undefined;
  }
  if (key === 'PageUp') return (stack) => step(stack, -1);
  if (key === 'PageDown') return (stack) => step(stack, 1);
  if (key.toLowerCase() === 'h') return (stack) => toggleHidden(stack, stack.selected ?? 0);
  if (key.toLowerCase() === 'l') return (stack) => toggleLocked(stack, stack.selected ?? 0);
  const by = isPicture ? arrowStep(event, shiftKey ? 10 : 1) : undefined;
  return by && ((stack) => nudge(stack, by));
}
