import { keyCommand } from '../../../common/konva/keys';
import {
  act,
  duplicate,
  type Editor,
  endWall,
  erase,
  moveCursor,
  nudge,
  redoNext,
  select,
  showAll,
  step,
  turn,
  undoLast,
  zoom,
} from './editor';

type Change = (editor: Editor) => Editor;

/** Keys that mean something else on a button, so they count only while the plan has the focus. */
const ON_PLAN: Record<string, Change> = {
  PageDown: (editor) => step(editor, 1),
  PageUp: (editor) => step(editor, -1),
  Enter: (editor) => (editor.cursor ? act(editor, editor.cursor) : editor),
  r: (editor) => turn(editor, 15),
  R: (editor) => turn(editor, -15),
  '+': (editor) => zoom(editor, 1.25),
  '-': (editor) => zoom(editor, 0.8),
  '0': showAll,
};

/** What a key does, or undefined if it does nothing here. Keys typed into a field do nothing. */
export function editorKey(event: KeyboardEvent): Change | undefined {
  const command = keyCommand(event);
  const isOnPlan = event.target instanceof Element && event.target.closest('[role="application"]');
  switch (command?.do) {
    case 'undo':
      return undoLast;
    case 'redo':
      return redoNext;
    case 'delete':
      return erase;
    case 'duplicate':
      return duplicate;
    case 'deselect':
      return (editor) => (editor.tool === 'select' ? select(editor, null) : endWall(editor));
    case 'nudge':
      // Arrows move the focus from button to button elsewhere.
      return isOnPlan ? (editor) => arrow(editor, command) : undefined;
    default:
      return isOnPlan && !event.ctrlKey && !event.metaKey ? ON_PLAN[event.key] : undefined;
  }
}

function arrow(editor: Editor, { x, y }: { x: number; y: number }): Editor {
  if (editor.tool !== 'select') return moveCursor(editor, { x: x * 10, y: y * 10 });
  return nudge(editor, { x: x * 5, y: y * 5 });
}
