import { arrowStep } from '../../../common/konva/arrow-step';
import { undoCommand } from '../../../common/konva/undo-keys';
import { nudge, redoNext, select, step, undoLast, type Editor } from './curves';

/** What a key does, or undefined if it does nothing here. Undo works everywhere, the rest while the picture has the focus. */
export function curveKey(event: KeyboardEvent): ((editor: Editor) => Editor) | undefined {
  const command = undoCommand(event);
  if (command) return command === 'undo' ? undoLast : redoNext;
  const { target, key, shiftKey } = event;
  if (!(target instanceof Element) || !target.closest('[role="application"]')) return undefined;
  const by = arrowStep(event, shiftKey ? 10 : 1);
  if (by) return (editor) => nudge(editor, by);
  if (key === 'PageDown') return (editor) => step(editor, 1);
  if (key === 'PageUp') return (editor) => step(editor, -1);
  return key === 'Escape' ? (editor) => select(editor, null) : undefined;
}
