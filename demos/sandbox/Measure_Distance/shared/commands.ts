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
  type Survey,
} from './survey';

/** What a key does, or undefined if it does nothing here. Undo works everywhere, the rest while the plan has the focus. */
export function surveyKey(event: KeyboardEvent): ((survey: Survey) => Survey) | undefined {
  const command = undoCommand(event);
  if (command) return command === 'undo' ? undoLast : redoNext;
  const { target, key, shiftKey } = event;
  if (!(target instanceof Element) || !target.closest('[role="application"]')) return undefined;
  const by = arrowStep(event, shiftKey ? 20 : 2);
  if (by) return (survey) => nudge(survey, by);
  switch (key) {
    case 'Enter':
    case ' ':
      return pressKey;
    case 'Backspace':
    case 'Delete':
      return dropPoint;
    case 'Escape':
      return cancel;
    case 'PageDown':
      return (survey) => step(survey, 1);
    case 'PageUp':
      return (survey) => step(survey, -1);
    default:
      return undefined;
  }
}
