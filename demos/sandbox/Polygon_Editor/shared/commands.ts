import { keyCommand } from '../../../common/konva/keys';
import {
  choose,
  erase,
  insertAfter,
  nudge,
  redoNext,
  select,
  step,
  undoLast,
  type Editor,
} from './editor';

/** What a key does, or undefined if it does nothing here. Keys typed into a field do nothing. */
export function editorKey(event: KeyboardEvent): ((editor: Editor) => Editor) | undefined {
  const command = keyCommand(event);
  switch (command?.do) {
    case 'undo':
      return undoLast;
    case 'redo':
      return redoNext;
    case 'delete':
      return erase;
    case 'nudge':
      return (editor) => nudge(editor, command);
    case 'deselect':
      // First back from the corner to the parcel, then to nothing.
      return (editor) => (editor.corner === null ? select(editor, null) : choose(editor, null));
    default:
      return onPlanKey(event);
  }
}

/** Keys that mean something else on a button or in a list, so they count only while the plan has the focus. */
function onPlanKey({ key, target }: KeyboardEvent) {
  const isOnPlan = target instanceof Element && target.closest('[role="application"]') !== null;
  if (!isOnPlan) return undefined;
  if (key === 'PageDown') return (editor: Editor) => step(editor, 1);
  if (key === 'PageUp') return (editor: Editor) => step(editor, -1);
  return key === 'Enter' ? insertAfter : undefined;
}
